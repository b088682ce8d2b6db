"use strict";
(globalThis["webpackChunkshell"] ||= []).push([["shared-ui_src_showcase_index_ts"],{

/***/ "../shared-ui/src/accordion/Accordion.tsx"
/*!************************************************!*\
  !*** ../shared-ui/src/accordion/Accordion.tsx ***!
  \************************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Accordion: () => (/* binding */ Accordion)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _care_ui__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/ui */ "webpack/sharing/consume/default/@care/ui/@care/ui");
/* harmony import */ var _emotion_styled__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @emotion/styled */ "webpack/sharing/consume/default/@emotion/styled/@emotion/styled");
/* harmony import */ var lucide_react__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! lucide-react */ "../node_modules/lucide-react/dist/esm/icons/chevron-down.mjs");




const Details = _emotion_styled__WEBPACK_IMPORTED_MODULE_2__["default"].details`
  border-bottom: 1px solid var(--line);
  & > summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 1rem;
    min-height: 3.5rem;
    padding-block: 0.5rem;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
`;
const Body = _emotion_styled__WEBPACK_IMPORTED_MODULE_2__["default"].div`
  padding-bottom: var(--s-4);
`;
/** Questions that open and close independently of each other; native elements, so that they work without script (PD-01). */ const Accordion = ({ items })=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("div", {
        children: items.map(({ id, title, content, open })=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Details, {
                open: open,
                children: [
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("summary", {
                        children: [
                            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("span", {
                                children: title
                            }, void 0, false, {
                                fileName: "/work/main/shared-ui/src/accordion/Accordion.tsx",
                                lineNumber: 44,
                                columnNumber: 11
                            }, undefined),
                            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_1__.Icon, {
                                of: lucide_react__WEBPACK_IMPORTED_MODULE_3__["default"]
                            }, void 0, false, {
                                fileName: "/work/main/shared-ui/src/accordion/Accordion.tsx",
                                lineNumber: 45,
                                columnNumber: 11
                            }, undefined)
                        ]
                    }, void 0, true, {
                        fileName: "/work/main/shared-ui/src/accordion/Accordion.tsx",
                        lineNumber: 43,
                        columnNumber: 9
                    }, undefined),
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Body, {
                        children: content
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/accordion/Accordion.tsx",
                        lineNumber: 47,
                        columnNumber: 9
                    }, undefined)
                ]
            }, id, true, {
                fileName: "/work/main/shared-ui/src/accordion/Accordion.tsx",
                lineNumber: 42,
                columnNumber: 7
            }, undefined))
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/accordion/Accordion.tsx",
        lineNumber: 40,
        columnNumber: 3
    }, undefined);


/***/ },

/***/ "../shared-ui/src/combobox/Combobox.tsx"
/*!**********************************************!*\
  !*** ../shared-ui/src/combobox/Combobox.tsx ***!
  \**********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Combobox: () => (/* binding */ Combobox)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/contracts */ "webpack/sharing/consume/default/@care/contracts/@care/contracts");
/* harmony import */ var _care_ui__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @care/ui */ "webpack/sharing/consume/default/@care/ui/@care/ui");
/* harmony import */ var _care_ui_field__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! @care/ui/field */ "../shared-ui/src/field/FieldFrame.tsx");
/* harmony import */ var _care_ui_field__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! @care/ui/field */ "../shared-ui/src/field/TextControl.tsx");
/* harmony import */ var _emotion_styled__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! @emotion/styled */ "webpack/sharing/consume/default/@emotion/styled/@emotion/styled");
/* harmony import */ var downshift__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(/*! downshift */ "../node_modules/downshift/dist/downshift.esm.mjs");
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(/*! react */ "webpack/sharing/consume/default/react/react");
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(react__WEBPACK_IMPORTED_MODULE_7__);
/* harmony import */ var _combobox_state__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(/*! ./combobox-state */ "../shared-ui/src/combobox/combobox-state.ts");
/* harmony import */ var _texts__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(/*! ./texts */ "../shared-ui/src/combobox/texts.ts");
/* harmony import */ var _use_suggestions__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(/*! ./use-suggestions */ "../shared-ui/src/combobox/use-suggestions.ts");










const Anchor = _emotion_styled__WEBPACK_IMPORTED_MODULE_5__["default"].div`
  position: relative;
`;
const Popup = _emotion_styled__WEBPACK_IMPORTED_MODULE_5__["default"].div`
  position: absolute;
  z-index: var(--z-raised);
  top: calc(100% + 0.4rem);
  left: 0;
  right: 0;
  max-height: 22rem;
  overflow: auto;
  padding: 0.35rem;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r-field);
  box-shadow: var(--shadow-overlay);
  &[hidden] {
    display: none;
  }
`;
const Option = _emotion_styled__WEBPACK_IMPORTED_MODULE_5__["default"].li`
  display: flex;
  gap: 0.6rem;
  align-items: center;
  min-height: var(--size-touch);
  padding: 0.35rem 0.65rem;
  border-radius: 0.4rem;
  cursor: pointer;
  & > svg {
    color: var(--ink-soft);
  }
  &[aria-selected='true'] {
    background: var(--blue-100);
    font-weight: 600;
    box-shadow: inset 4px 0 0 var(--blue-700);
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
const Nothing = _emotion_styled__WEBPACK_IMPORTED_MODULE_5__["default"].p`
  padding: 0.6rem 0.65rem;
`;
/** Lets Enter send the form when no suggestion is chosen; downshift alone would swallow it while the list is open. */ const passEnterOn = (event)=>{
    event.nativeEvent.preventDownshiftDefault = true;
};
/**
 * A text field with suggestions that arrive while typing. What is typed is its own business; the value changes only when
 * a suggestion is picked (SR-06). Before the script runs it is an ordinary text field.
 */ const Combobox = (props)=>{
    const { source, itemToString, debounceMs, minLength = 2, initialItem = null, itemIcon, ref } = props;
    const generatedId = (0,react__WEBPACK_IMPORTED_MODULE_7__.useId)();
    const id = props.id ?? generatedId;
    const [typed, setTyped] = (0,react__WEBPACK_IMPORTED_MODULE_7__.useState)('');
    const { items, settled } = (0,_use_suggestions__WEBPACK_IMPORTED_MODULE_10__.useSuggestions)(source, typed, {
        debounceMs,
        minLength
    });
    const text = (item)=>item === null ? '' : itemToString(item);
    const box = (0,downshift__WEBPACK_IMPORTED_MODULE_6__.useCombobox)({
        id,
        inputId: id,
        items: [
            ...items
        ],
        itemToString: text,
        initialSelectedItem: initialItem,
        initialInputValue: props.initialText ?? text(initialItem),
        stateReducer: (0,_combobox_state__WEBPACK_IMPORTED_MODULE_8__.comboboxState)(minLength),
        onSelectedItemChange: ({ selectedItem })=>props.onChange(selectedItem),
        onInputValueChange: ({ type, inputValue })=>{
            setTyped(type === downshift__WEBPACK_IMPORTED_MODULE_6__.useCombobox.stateChangeTypes.InputChange ? inputValue : '');
            props.onText?.(inputValue);
        }
    });
    const listOpen = box.isOpen && items.length > 0;
    const nothingFound = box.isOpen && settled && items.length === 0;
    const announcement = nothingFound ? (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('errors.notFound') : (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('search.suggestions', {
        count: items.length
    });
    const sendsForm = (event)=>event.key === 'Enter' && box.highlightedIndex < 0;
    const inputProps = box.getInputProps({
        ref,
        onFocus: props.onFocus,
        onBlur: props.onBlur,
        onKeyDown: (event)=>{
            if (sendsForm(event)) passEnterOn(event);
        }
    });
    return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_field__WEBPACK_IMPORTED_MODULE_3__.FieldFrame, {
        id: id,
        label: props.label,
        hint: props.hint,
        required: props.required,
        error: props.error,
        children: (control)=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Anchor, {
                children: [
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_field__WEBPACK_IMPORTED_MODULE_4__.InputWithIcon, {
                        icon: props.icon,
                        children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_field__WEBPACK_IMPORTED_MODULE_4__.Input, {
                            ...inputProps,
                            ...control,
                            "aria-labelledby": undefined,
                            "aria-expanded": listOpen,
                            name: props.name,
                            placeholder: props.placeholder,
                            spellCheck: false
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/combobox/Combobox.tsx",
                            lineNumber: 140,
                            columnNumber: 13
                        }, undefined)
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/combobox/Combobox.tsx",
                        lineNumber: 139,
                        columnNumber: 11
                    }, undefined),
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Popup, {
                        as: "ul",
                        hidden: !listOpen,
                        ...box.getMenuProps({
                            'aria-label': (0,_texts__WEBPACK_IMPORTED_MODULE_9__.comboboxText)('suggestions')
                        }),
                        "aria-labelledby": undefined,
                        children: items.map((item, index)=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Option, {
                                ...box.getItemProps({
                                    item,
                                    index
                                }),
                                children: [
                                    itemIcon && /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Icon, {
                                        of: itemIcon,
                                        size: "small"
                                    }, void 0, false, {
                                        fileName: "/work/main/shared-ui/src/combobox/Combobox.tsx",
                                        lineNumber: 158,
                                        columnNumber: 30
                                    }, undefined),
                                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("span", {
                                        children: props.renderItem?.(item) ?? itemToString(item)
                                    }, void 0, false, {
                                        fileName: "/work/main/shared-ui/src/combobox/Combobox.tsx",
                                        lineNumber: 159,
                                        columnNumber: 17
                                    }, undefined)
                                ]
                            }, props.itemKey?.(item) ?? itemToString(item), true, {
                                fileName: "/work/main/shared-ui/src/combobox/Combobox.tsx",
                                lineNumber: 157,
                                columnNumber: 15
                            }, undefined))
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/combobox/Combobox.tsx",
                        lineNumber: 150,
                        columnNumber: 11
                    }, undefined),
                    nothingFound && /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Popup, {
                        children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Nothing, {
                            children: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('errors.notFound')
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/combobox/Combobox.tsx",
                            lineNumber: 165,
                            columnNumber: 15
                        }, undefined)
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/combobox/Combobox.tsx",
                        lineNumber: 164,
                        columnNumber: 13
                    }, undefined),
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.LiveRegion, {
                        message: settled && box.isOpen ? announcement : ''
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/combobox/Combobox.tsx",
                        lineNumber: 168,
                        columnNumber: 11
                    }, undefined)
                ]
            }, void 0, true, {
                fileName: "/work/main/shared-ui/src/combobox/Combobox.tsx",
                lineNumber: 138,
                columnNumber: 9
            }, undefined)
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/combobox/Combobox.tsx",
        lineNumber: 136,
        columnNumber: 5
    }, undefined);
};


/***/ },

/***/ "../shared-ui/src/combobox/combobox-state.ts"
/*!***************************************************!*\
  !*** ../shared-ui/src/combobox/combobox-state.ts ***!
  \***************************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   comboboxState: () => (/* binding */ comboboxState)
/* harmony export */ });
/* harmony import */ var downshift__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! downshift */ "../node_modules/downshift/dist/downshift.esm.mjs");

const { stateChangeTypes: change } = downshift__WEBPACK_IMPORTED_MODULE_0__.useCombobox;
/**
 * How the list and the typed text behave: typing gives up what was picked before, leaving the field or pressing Escape
 * keeps what was typed, and the list opens from `minLength` characters on (SR-06).
 */ const comboboxState = (minLength)=>(state, { type, changes })=>{
        const text = changes.inputValue ?? state.inputValue;
        const isOpen = Boolean(changes.isOpen) && text.trim().length >= minLength;
        if (type === change.InputChange) return {
            ...changes,
            selectedItem: null,
            isOpen
        };
        if (type === change.InputBlur || type === change.InputKeyDownEscape) {
            return {
                ...state,
                isOpen: false,
                highlightedIndex: -1
            };
        }
        return {
            ...changes,
            isOpen
        };
    };


/***/ },

/***/ "../shared-ui/src/combobox/texts.ts"
/*!******************************************!*\
  !*** ../shared-ui/src/combobox/texts.ts ***!
  \******************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   comboboxText: () => (/* binding */ comboboxText)
/* harmony export */ });
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! @care/contracts */ "webpack/sharing/consume/default/@care/contracts/@care/contracts");

const comboboxText = (0,_care_contracts__WEBPACK_IMPORTED_MODULE_0__.addTexts)('ui-combobox', {
    suggestions: 'Vorschläge'
});


/***/ },

/***/ "../shared-ui/src/combobox/use-suggestions.ts"
/*!****************************************************!*\
  !*** ../shared-ui/src/combobox/use-suggestions.ts ***!
  \****************************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   useSuggestions: () => (/* binding */ useSuggestions)
/* harmony export */ });
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react */ "webpack/sharing/consume/default/react/react");
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react__WEBPACK_IMPORTED_MODULE_0__);

const none = [];
/**
 * Asks the source for the typed text, once typing has paused; a text below `minLength` asks nothing.
 * A source that fails gives silently an empty list (SR-06).
 */ const useSuggestions = (source, typed, { debounceMs, minLength })=>{
    const [answer, setAnswer] = (0,react__WEBPACK_IMPORTED_MODULE_0__.useState)();
    const phrase = typed.trim();
    const asks = phrase.length >= minLength;
    const ask = (0,react__WEBPACK_IMPORTED_MODULE_0__.useEffectEvent)(async (signal)=>{
        const items = await source(phrase, signal).catch(()=>none);
        if (!signal.aborted) setAnswer({
            phrase,
            items
        });
    });
    (0,react__WEBPACK_IMPORTED_MODULE_0__.useEffect)(()=>{
        if (!asks) return undefined;
        const controller = new AbortController();
        const timer = setTimeout(()=>void ask(controller.signal), debounceMs);
        return ()=>{
            clearTimeout(timer);
            controller.abort();
        };
    }, [
        phrase,
        asks,
        debounceMs
    ]);
    if (!asks || !answer) return {
        items: none,
        settled: false
    };
    return {
        items: answer.items,
        settled: answer.phrase === phrase
    };
};


/***/ },

/***/ "../shared-ui/src/dialog/Dialog.tsx"
/*!******************************************!*\
  !*** ../shared-ui/src/dialog/Dialog.tsx ***!
  \******************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dialog: () => (/* binding */ Dialog)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/contracts */ "webpack/sharing/consume/default/@care/contracts/@care/contracts");
/* harmony import */ var _care_ui__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @care/ui */ "webpack/sharing/consume/default/@care/ui/@care/ui");
/* harmony import */ var _emotion_react__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! @emotion/react */ "webpack/sharing/consume/default/@emotion/react/@emotion/react");
/* harmony import */ var _emotion_styled__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! @emotion/styled */ "webpack/sharing/consume/default/@emotion/styled/@emotion/styled");
/* harmony import */ var lucide_react__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! lucide-react */ "../node_modules/lucide-react/dist/esm/icons/x.mjs");
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(/*! react */ "webpack/sharing/consume/default/react/react");
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(react__WEBPACK_IMPORTED_MODULE_6__);







const rise = (0,_emotion_react__WEBPACK_IMPORTED_MODULE_3__.keyframes)`from { transform: translateY(100%); }`;
const shapes = {
    center: 'width: min(40rem, calc(100vw - 2rem)); max-height: min(92vh, 60rem); border-radius: var(--r-panel);',
    sheet: 'width: 100%; max-width: none; max-height: 92vh; margin: auto 0 0; border-radius: var(--r-panel) var(--r-panel) 0 0;',
    full: 'width: 100%; height: 100%; max-width: none; max-height: none; border-radius: 0; background: var(--night); color: var(--night-text);'
};
const Native = (0,_emotion_styled__WEBPACK_IMPORTED_MODULE_4__["default"])('dialog', (0,_care_ui__WEBPACK_IMPORTED_MODULE_2__.ownProps)('variant'))`
  padding: 0;
  border: 0;
  overflow: hidden;
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-overlay);
  ${({ variant })=>shapes[variant]}
  &[open] {
    display: grid;
  }
  &::backdrop {
    background: rgb(20 37 61 / 0.55);
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${({ variant })=>variant === 'sheet' ? rise : 'none'} var(--slow) var(--ease);
  }
  ${_care_ui__WEBPACK_IMPORTED_MODULE_2__.media.tablet} {
    ${({ variant })=>variant === 'sheet' && 'max-width: 40rem; margin-inline: auto;'}
  }
`;
const Layout = _emotion_styled__WEBPACK_IMPORTED_MODULE_4__["default"].div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-height: 0;
  max-height: inherit;
`;
const Head = _emotion_styled__WEBPACK_IMPORTED_MODULE_4__["default"].div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--s-3);
  padding: var(--s-3) var(--s-3) var(--s-3) var(--s-gutter);
  border-bottom: 1px solid var(--line);
`;
const Body = _emotion_styled__WEBPACK_IMPORTED_MODULE_4__["default"].div`
  overflow: auto;
  padding: var(--s-4) var(--s-gutter);
`;
const Foot = _emotion_styled__WEBPACK_IMPORTED_MODULE_4__["default"].div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  padding: var(--s-3) var(--s-gutter);
  border-top: 1px solid var(--line);
`;
/** Opens and closes the element with the flag; closing gives the focus back to where it was. */ const useModal = (open)=>{
    const element = (0,react__WEBPACK_IMPORTED_MODULE_6__.useRef)(null);
    (0,react__WEBPACK_IMPORTED_MODULE_6__.useEffect)(()=>{
        const dialog = element.current;
        if (!open || !dialog) return undefined;
        dialog.showModal();
        return ()=>dialog.close();
    }, [
        open
    ]);
    return element;
};
/** The browser's own modal dialog: it keeps the focus inside, hears Escape and hides the rest of the page. */ const Dialog = ({ open, onClose, title, variant = 'center', footer, closeLabel, onKeyDown, children })=>{
    const element = useModal(open);
    const titleId = (0,react__WEBPACK_IMPORTED_MODULE_6__.useId)();
    const cancel = (event)=>{
        event.preventDefault();
        onClose();
    };
    // Only the backdrop belongs to the element itself: everything inside is a child.
    const pressBeside = (event)=>{
        if (event.target === element.current) onClose();
    };
    return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Native, {
        ref: element,
        variant: variant,
        "aria-labelledby": titleId,
        "data-ground": variant === 'full' ? 'night' : undefined,
        onCancel: cancel,
        onKeyDown: onKeyDown,
        // Browsers close a dialog by force when Escape is pressed twice.
        onClose: ()=>open && onClose(),
        onClick: pressBeside,
        children: open && /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Layout, {
            children: [
                /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_emotion_react__WEBPACK_IMPORTED_MODULE_3__.Global, {
                    styles: "html{overflow:hidden}"
                }, void 0, false, {
                    fileName: "/work/main/shared-ui/src/dialog/Dialog.tsx",
                    lineNumber: 140,
                    columnNumber: 11
                }, undefined),
                /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Head, {
                    children: [
                        /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Heading, {
                            level: 2,
                            look: 3,
                            id: titleId,
                            children: title
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/dialog/Dialog.tsx",
                            lineNumber: 142,
                            columnNumber: 13
                        }, undefined),
                        /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.IconButton, {
                            icon: lucide_react__WEBPACK_IMPORTED_MODULE_5__["default"],
                            label: closeLabel ?? (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('actions.close'),
                            onClick: onClose
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/dialog/Dialog.tsx",
                            lineNumber: 145,
                            columnNumber: 13
                        }, undefined)
                    ]
                }, void 0, true, {
                    fileName: "/work/main/shared-ui/src/dialog/Dialog.tsx",
                    lineNumber: 141,
                    columnNumber: 11
                }, undefined),
                /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Body, {
                    children: children
                }, void 0, false, {
                    fileName: "/work/main/shared-ui/src/dialog/Dialog.tsx",
                    lineNumber: 147,
                    columnNumber: 11
                }, undefined),
                footer && /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Foot, {
                    children: footer
                }, void 0, false, {
                    fileName: "/work/main/shared-ui/src/dialog/Dialog.tsx",
                    lineNumber: 148,
                    columnNumber: 22
                }, undefined)
            ]
        }, void 0, true, {
            fileName: "/work/main/shared-ui/src/dialog/Dialog.tsx",
            lineNumber: 139,
            columnNumber: 9
        }, undefined)
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/dialog/Dialog.tsx",
        lineNumber: 127,
        columnNumber: 5
    }, undefined);
};


/***/ },

/***/ "../shared-ui/src/field/Choice.tsx"
/*!*****************************************!*\
  !*** ../shared-ui/src/field/Choice.tsx ***!
  \*****************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Choice: () => (/* binding */ Choice),
/* harmony export */   ChoiceGrid: () => (/* binding */ ChoiceGrid)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _emotion_styled__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @emotion/styled */ "webpack/sharing/consume/default/@emotion/styled/@emotion/styled");


const Label = _emotion_styled__WEBPACK_IMPORTED_MODULE_1__["default"].label`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.75rem;
  align-items: start;
  min-height: var(--size-touch);
  padding-block: 0.5rem;
  font-weight: 400;
  cursor: pointer;
  & > span {
    min-width: 0;
    padding-top: 0.05rem;
    overflow-wrap: anywhere;
  }
  &:has(:disabled) {
    color: var(--ink-soft);
    cursor: not-allowed;
  }
`;
// The tick is cut out of a white square, so that no picture has to be allowed by the content policy.
const Mark = _emotion_styled__WEBPACK_IMPORTED_MODULE_1__["default"].input`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  margin: 0;
  border: 2px solid var(--line-strong);
  border-radius: 0.4rem;
  background: var(--surface);
  cursor: inherit;
  &[type='radio'],
  &[type='radio']:focus-visible {
    border-radius: 50%;
  }
  &:focus-visible {
    border-radius: 0.4rem;
  }
  &:hover {
    border-color: var(--ink);
  }
  &[type='checkbox']:checked {
    background: var(--blue-700);
    border-color: var(--blue-700);
  }
  &[type='checkbox']:checked::before {
    content: '';
    width: 1.05rem;
    height: 1.05rem;
    background: var(--surface);
    clip-path: polygon(8% 52%, 21% 39%, 40% 58%, 80% 14%, 93% 27%, 41% 85%);
  }
  &[type='radio']:checked {
    border-width: 9px;
    border-color: var(--blue-700);
  }
  &[aria-invalid='true'] {
    border-color: var(--red-700);
  }
  &:disabled {
    background: var(--gray-100);
    border-color: var(--line);
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      display: none;
    }
  }
`;
/** A checkbox or radio button of 28 px with its words, 44 px high to the thumb. */ const Choice = ({ children, className, ...input })=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Label, {
        className: className,
        children: [
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Mark, {
                ...input
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/field/Choice.tsx",
                lineNumber: 87,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("span", {
                children: children
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/field/Choice.tsx",
                lineNumber: 88,
                columnNumber: 5
            }, undefined)
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/field/Choice.tsx",
        lineNumber: 86,
        columnNumber: 3
    }, undefined);
/** Choices in columns, as many as fit. */ const ChoiceGrid = _emotion_styled__WEBPACK_IMPORTED_MODULE_1__["default"].div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 0 var(--s-5);
`;


/***/ },

/***/ "../shared-ui/src/field/FieldFrame.tsx"
/*!*********************************************!*\
  !*** ../shared-ui/src/field/FieldFrame.tsx ***!
  \*********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FieldError: () => (/* binding */ FieldError),
/* harmony export */   FieldFrame: () => (/* binding */ FieldFrame),
/* harmony export */   GroupFrame: () => (/* binding */ GroupFrame),
/* harmony export */   RequiredStar: () => (/* binding */ RequiredStar)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _care_ui__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/ui */ "webpack/sharing/consume/default/@care/ui/@care/ui");
/* harmony import */ var _emotion_styled__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @emotion/styled */ "webpack/sharing/consume/default/@emotion/styled/@emotion/styled");
/* harmony import */ var lucide_react__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! lucide-react */ "../node_modules/lucide-react/dist/esm/icons/circle-exclamation-point.mjs");
/* harmony import */ var _texts__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! ./texts */ "../shared-ui/src/field/texts.ts");





const Frame = (0,_emotion_styled__WEBPACK_IMPORTED_MODULE_2__["default"])('div', (0,_care_ui__WEBPACK_IMPORTED_MODULE_1__.ownProps)('failed'))`
  display: grid;
  gap: 0.4rem;
  align-content: start;
  min-width: 0;
  ${({ failed })=>failed && 'border-inline-start: 4px solid var(--red-700); padding-inline-start: var(--s-4);'}
  & > label,
  & > legend {
    font-weight: 600;
    line-height: 1.35;
  }
  & > legend {
    margin-bottom: 0.4rem;
  }
  @media (forced-colors: active) {
    ${({ failed })=>failed && 'border-inline-start-color: Mark;'}
  }
`;
const Star = _emotion_styled__WEBPACK_IMPORTED_MODULE_2__["default"].span`
  color: var(--red-700);
`;
/** The red star of a required field; the sentence that explains it is `requiredHint`. */ const RequiredStar = ()=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Star, {
        "aria-hidden": "true",
        children: " *"
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/field/FieldFrame.tsx",
        lineNumber: 31,
        columnNumber: 35
    }, undefined);
const ErrorLine = _emotion_styled__WEBPACK_IMPORTED_MODULE_2__["default"].span`
  display: flex;
  gap: 0.45rem;
  align-items: flex-start;
  color: var(--red-700);
  font-weight: 600;
  line-height: 1.4;
  & > svg {
    margin-top: 0.1em;
  }
`;
/** What is wrong with a field and how to put it right: icon, words, colour. */ const FieldError = ({ id, children })=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(ErrorLine, {
        id: id,
        children: [
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_1__.Icon, {
                of: lucide_react__WEBPACK_IMPORTED_MODULE_3__["default"]
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/field/FieldFrame.tsx",
                lineNumber: 48,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("span", {
                children: [
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_1__.VisuallyHidden, {
                        children: [
                            (0,_texts__WEBPACK_IMPORTED_MODULE_4__.fieldText)('errorPrefix'),
                            " "
                        ]
                    }, void 0, true, {
                        fileName: "/work/main/shared-ui/src/field/FieldFrame.tsx",
                        lineNumber: 50,
                        columnNumber: 7
                    }, undefined),
                    children
                ]
            }, void 0, true, {
                fileName: "/work/main/shared-ui/src/field/FieldFrame.tsx",
                lineNumber: 49,
                columnNumber: 5
            }, undefined)
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/field/FieldFrame.tsx",
        lineNumber: 47,
        columnNumber: 3
    }, undefined);
const ids = (id, hint, error)=>[
        hint && `${id}-hint`,
        error && `${id}-error`
    ].filter(Boolean).join(' ') || undefined;
/** Label above, hint under it, error between hint and control: seen before the keyboard of a phone covers it. */ const FieldFrame = ({ id, label, hint, error, required, className, children })=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Frame, {
        failed: Boolean(error),
        className: className,
        children: [
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("label", {
                htmlFor: id,
                children: [
                    label,
                    required && /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(RequiredStar, {}, void 0, false, {
                        fileName: "/work/main/shared-ui/src/field/FieldFrame.tsx",
                        lineNumber: 86,
                        columnNumber: 20
                    }, undefined)
                ]
            }, void 0, true, {
                fileName: "/work/main/shared-ui/src/field/FieldFrame.tsx",
                lineNumber: 84,
                columnNumber: 5
            }, undefined),
            hint && /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_1__.Meta, {
                as: "span",
                id: `${id}-hint`,
                children: hint
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/field/FieldFrame.tsx",
                lineNumber: 89,
                columnNumber: 7
            }, undefined),
            error && /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(FieldError, {
                id: `${id}-error`,
                children: error
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/field/FieldFrame.tsx",
                lineNumber: 93,
                columnNumber: 15
            }, undefined),
            children({
                id,
                required,
                'aria-describedby': ids(id, hint, error),
                'aria-invalid': error ? true : undefined
            })
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/field/FieldFrame.tsx",
        lineNumber: 83,
        columnNumber: 3
    }, undefined);
/** The same for a group of choices; the first choice takes the focus when the group is called by its id. */ const GroupFrame = ({ id, label, hint, error, required, children })=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Frame, {
        as: "fieldset",
        failed: Boolean(error),
        id: id,
        tabIndex: -1,
        "aria-describedby": ids(id, hint, error),
        children: [
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("legend", {
                children: [
                    label,
                    required && /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(RequiredStar, {}, void 0, false, {
                        fileName: "/work/main/shared-ui/src/field/FieldFrame.tsx",
                        lineNumber: 109,
                        columnNumber: 20
                    }, undefined)
                ]
            }, void 0, true, {
                fileName: "/work/main/shared-ui/src/field/FieldFrame.tsx",
                lineNumber: 107,
                columnNumber: 5
            }, undefined),
            hint && /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_1__.Meta, {
                as: "span",
                id: `${id}-hint`,
                children: hint
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/field/FieldFrame.tsx",
                lineNumber: 112,
                columnNumber: 7
            }, undefined),
            error && /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(FieldError, {
                id: `${id}-error`,
                children: error
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/field/FieldFrame.tsx",
                lineNumber: 116,
                columnNumber: 15
            }, undefined),
            children
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/field/FieldFrame.tsx",
        lineNumber: 106,
        columnNumber: 3
    }, undefined);


/***/ },

/***/ "../shared-ui/src/field/Segment.tsx"
/*!******************************************!*\
  !*** ../shared-ui/src/field/Segment.tsx ***!
  \******************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Segment: () => (/* binding */ Segment),
/* harmony export */   SegmentOption: () => (/* binding */ SegmentOption)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _emotion_styled__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @emotion/styled */ "webpack/sharing/consume/default/@emotion/styled/@emotion/styled");


/** Two to four short choices side by side: radius, gender, billing. Children are `SegmentOption`s. */ const Segment = _emotion_styled__WEBPACK_IMPORTED_MODULE_1__["default"].div`
  display: flex;
  gap: 2px;
  min-height: var(--size-field);
  padding: 2px;
  background: var(--surface);
  border: 2px solid var(--line-strong);
  border-radius: var(--r-field);
`;
const Option = _emotion_styled__WEBPACK_IMPORTED_MODULE_1__["default"].label`
  position: relative;
  flex: 1;
  display: grid;
  place-items: center;
  min-width: max-content;
  padding-inline: 0.55rem;
  border-radius: 0.4rem;
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:hover {
    background: var(--blue-50);
  }
  &:has(:checked) {
    background: var(--blue-100);
    color: var(--blue-700);
    font-weight: 700;
    box-shadow: inset 0 0 0 2px var(--blue-700);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--ink);
    outline-offset: 2px;
    box-shadow: inset 0 0 0 3px var(--lamp-400);
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
/** One choice of a segment: a native radio button under its words. */ const SegmentOption = ({ children, ...input })=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Option, {
        children: [
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("input", {
                ...input,
                type: "radio"
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/field/Segment.tsx",
                lineNumber: 61,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("span", {
                children: children
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/field/Segment.tsx",
                lineNumber: 62,
                columnNumber: 5
            }, undefined)
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/field/Segment.tsx",
        lineNumber: 60,
        columnNumber: 3
    }, undefined);


/***/ },

/***/ "../shared-ui/src/field/TextControl.tsx"
/*!**********************************************!*\
  !*** ../shared-ui/src/field/TextControl.tsx ***!
  \**********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Input: () => (/* binding */ Input),
/* harmony export */   InputWithIcon: () => (/* binding */ InputWithIcon),
/* harmony export */   Select: () => (/* binding */ Select),
/* harmony export */   TextAreaControl: () => (/* binding */ TextAreaControl)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _care_ui__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/ui */ "webpack/sharing/consume/default/@care/ui/@care/ui");
/* harmony import */ var _emotion_styled__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @emotion/styled */ "webpack/sharing/consume/default/@emotion/styled/@emotion/styled");
/* harmony import */ var lucide_react__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! lucide-react */ "../node_modules/lucide-react/dist/esm/icons/chevron-down.mjs");
/* harmony import */ var _control_styles__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! ./control-styles */ "../shared-ui/src/field/control-styles.ts");





const Input = _emotion_styled__WEBPACK_IMPORTED_MODULE_2__["default"].input(_control_styles__WEBPACK_IMPORTED_MODULE_4__.controlStyle);
const TextAreaControl = _emotion_styled__WEBPACK_IMPORTED_MODULE_2__["default"].textarea(_control_styles__WEBPACK_IMPORTED_MODULE_4__.controlStyle, 'min-height:9rem;resize:vertical;');
const Holder = _emotion_styled__WEBPACK_IMPORTED_MODULE_2__["default"].div`
  position: relative;
  & > svg {
    position: absolute;
    left: 0.9rem;
    top: 50%;
    translate: 0 -50%;
    color: var(--ink-soft);
    pointer-events: none;
  }
  & > svg + input {
    padding-inline-start: 2.75rem;
  }
  & > button {
    position: absolute;
    right: 0.25rem;
    top: 50%;
    translate: 0 -50%;
  }
  & > input:not(:last-child) {
    padding-inline-end: 3.2rem;
  }
`;
/** An input with a decorative icon before it or a button at its end. */ const InputWithIcon = ({ icon, children })=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Holder, {
        children: [
            icon && /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_1__.Icon, {
                of: icon
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/field/TextControl.tsx",
                lineNumber: 44,
                columnNumber: 14
            }, undefined),
            children
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/field/TextControl.tsx",
        lineNumber: 43,
        columnNumber: 3
    }, undefined);
const SelectHolder = _emotion_styled__WEBPACK_IMPORTED_MODULE_2__["default"].div`
  position: relative;
  & > svg {
    position: absolute;
    right: 0.85rem;
    top: 50%;
    translate: 0 -50%;
    pointer-events: none;
  }
`;
const NativeSelect = _emotion_styled__WEBPACK_IMPORTED_MODULE_2__["default"].select(_control_styles__WEBPACK_IMPORTED_MODULE_4__.controlStyle, 'appearance:none;padding-inline-end:2.75rem;text-overflow:ellipsis;');
/** The native select in our frame: the system's own list, on phones too. */ const Select = ({ className, ...rest })=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(SelectHolder, {
        className: className,
        children: [
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(NativeSelect, {
                ...rest
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/field/TextControl.tsx",
                lineNumber: 65,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_1__.Icon, {
                of: lucide_react__WEBPACK_IMPORTED_MODULE_3__["default"]
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/field/TextControl.tsx",
                lineNumber: 66,
                columnNumber: 5
            }, undefined)
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/field/TextControl.tsx",
        lineNumber: 64,
        columnNumber: 3
    }, undefined);


/***/ },

/***/ "../shared-ui/src/field/control-styles.ts"
/*!************************************************!*\
  !*** ../shared-ui/src/field/control-styles.ts ***!
  \************************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   controlStyle: () => (/* binding */ controlStyle)
/* harmony export */ });
/* harmony import */ var _emotion_react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! @emotion/react */ "webpack/sharing/consume/default/@emotion/react/@emotion/react");

/** The look of everything that text is typed or chosen in: 52 px high, 2 px border, 16 px or more. */ const controlStyle = (0,_emotion_react__WEBPACK_IMPORTED_MODULE_0__.css)`
  width: 100%;
  min-height: var(--size-field);
  padding: 0.6rem 0.9rem;
  background: var(--surface);
  border: 2px solid var(--line-strong);
  border-radius: var(--r-field);
  line-height: 1.4;
  &::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
  &:hover {
    border-color: var(--ink);
  }
  &:focus-visible {
    border-color: var(--ink);
    border-radius: var(--r-field);
  }
  &[aria-invalid='true'] {
    border-color: var(--red-700);
  }
  &:disabled {
    background: var(--gray-100);
    border-color: var(--line);
    color: var(--ink-soft);
    cursor: not-allowed;
  }
`;


/***/ },

/***/ "../shared-ui/src/field/texts.ts"
/*!***************************************!*\
  !*** ../shared-ui/src/field/texts.ts ***!
  \***************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fieldText: () => (/* binding */ fieldText)
/* harmony export */ });
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! @care/contracts */ "webpack/sharing/consume/default/@care/contracts/@care/contracts");

const fieldText = (0,_care_contracts__WEBPACK_IMPORTED_MODULE_0__.addTexts)('ui-field', {
    errorPrefix: 'Fehler:'
});


/***/ },

/***/ "../shared-ui/src/form/CareForm.tsx"
/*!******************************************!*\
  !*** ../shared-ui/src/form/CareForm.tsx ***!
  \******************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CareForm: () => (/* binding */ CareForm)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/contracts */ "webpack/sharing/consume/default/@care/contracts/@care/contracts");
/* harmony import */ var _care_ui__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @care/ui */ "webpack/sharing/consume/default/@care/ui/@care/ui");
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! react */ "webpack/sharing/consume/default/react/react");
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(react__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var react_final_form__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! react-final-form */ "../node_modules/react-final-form/dist/react-final-form.es.js");
/* harmony import */ var _form_context__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! ./form-context */ "../shared-ui/src/form/form-context.ts");
/* harmony import */ var _FormErrorSummary__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(/*! ./FormErrorSummary */ "../shared-ui/src/form/FormErrorSummary.tsx");







const useLabels = ()=>{
    const id = (0,react__WEBPACK_IMPORTED_MODULE_3__.useId)();
    return (0,react__WEBPACK_IMPORTED_MODULE_3__.useMemo)(()=>{
        const labels = new Map();
        const register = (name, label)=>{
            labels.set(name, label);
            return ()=>void labels.delete(name);
        };
        return {
            labels,
            register,
            idOf: (name)=>`${id}-${name}`
        };
    }, [
        id
    ]);
};
/**
 * A form on react-final-form: what was typed stays, errors appear with the first attempt to send and on leaving a field
 * afterwards, and a failed attempt moves the focus to a summary that links to each field (SH-21).
 */ const CareForm = ({ onSubmit, initialValues, validate, requiredHint = true, action, className, children })=>{
    const context = useLabels();
    const [attempts, setAttempts] = (0,react__WEBPACK_IMPORTED_MODULE_3__.useState)(0);
    return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_form_context__WEBPACK_IMPORTED_MODULE_5__.FormContext.Provider, {
        value: context,
        children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(react_final_form__WEBPACK_IMPORTED_MODULE_4__.Form, {
            onSubmit: onSubmit,
            initialValues: initialValues,
            validate: validate,
            children: (form)=>{
                const send = async (event)=>{
                    await form.handleSubmit(event);
                    setAttempts((count)=>count + 1);
                };
                return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("form", {
                    className: className,
                    action: action,
                    noValidate: true,
                    onSubmit: (event)=>void send(event),
                    children: [
                        /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_FormErrorSummary__WEBPACK_IMPORTED_MODULE_6__.FormErrorSummary, {
                            attempts: attempts
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/form/CareForm.tsx",
                            lineNumber: 62,
                            columnNumber: 15
                        }, undefined),
                        requiredHint && /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Meta, {
                            children: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('fields.requiredHint')
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/form/CareForm.tsx",
                            lineNumber: 63,
                            columnNumber: 32
                        }, undefined),
                        children(form)
                    ]
                }, void 0, true, {
                    fileName: "/work/main/shared-ui/src/form/CareForm.tsx",
                    lineNumber: 61,
                    columnNumber: 13
                }, undefined);
            }
        }, void 0, false, {
            fileName: "/work/main/shared-ui/src/form/CareForm.tsx",
            lineNumber: 54,
            columnNumber: 7
        }, undefined)
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/form/CareForm.tsx",
        lineNumber: 53,
        columnNumber: 5
    }, undefined);
};


/***/ },

/***/ "../shared-ui/src/form/CheckboxField.tsx"
/*!***********************************************!*\
  !*** ../shared-ui/src/form/CheckboxField.tsx ***!
  \***********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CheckboxField: () => (/* binding */ CheckboxField),
/* harmony export */   CheckboxGroup: () => (/* binding */ CheckboxGroup),
/* harmony export */   RadioGroup: () => (/* binding */ RadioGroup)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _care_ui_field__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/ui/field */ "../shared-ui/src/field/Choice.tsx");
/* harmony import */ var _care_ui_field__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @care/ui/field */ "../shared-ui/src/field/FieldFrame.tsx");
/* harmony import */ var react_final_form__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! react-final-form */ "../node_modules/react-final-form/dist/react-final-form.es.js");
/* harmony import */ var _form_context__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! ./form-context */ "../shared-ui/src/form/form-context.ts");
/* harmony import */ var _use_shown_error__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! ./use-shown-error */ "../shared-ui/src/form/use-shown-error.ts");





/** One yes or no, for example a consent; its error stands above the box. */ const CheckboxField = ({ name, label, required, disabled, children })=>{
    const { input, meta } = (0,react_final_form__WEBPACK_IMPORTED_MODULE_3__.useField)(name, {
        type: 'checkbox'
    });
    const id = (0,_form_context__WEBPACK_IMPORTED_MODULE_4__.useFormField)(name, label);
    const error = (0,_use_shown_error__WEBPACK_IMPORTED_MODULE_5__.useShownError)(meta);
    return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("div", {
        children: [
            error && /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_field__WEBPACK_IMPORTED_MODULE_2__.FieldError, {
                id: `${id}-error`,
                children: error
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/form/CheckboxField.tsx",
                lineNumber: 21,
                columnNumber: 17
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_field__WEBPACK_IMPORTED_MODULE_1__.Choice, {
                ...input,
                // A boolean field has no value of its own; without script the browser's "on" is what is sent.
                value: undefined,
                type: "checkbox",
                id: id,
                required: required,
                disabled: disabled,
                "aria-invalid": error ? true : undefined,
                "aria-describedby": error ? `${id}-error` : undefined,
                children: [
                    children ?? label,
                    required && /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_field__WEBPACK_IMPORTED_MODULE_2__.RequiredStar, {}, void 0, false, {
                        fileName: "/work/main/shared-ui/src/form/CheckboxField.tsx",
                        lineNumber: 34,
                        columnNumber: 22
                    }, undefined)
                ]
            }, void 0, true, {
                fileName: "/work/main/shared-ui/src/form/CheckboxField.tsx",
                lineNumber: 22,
                columnNumber: 7
            }, undefined)
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/form/CheckboxField.tsx",
        lineNumber: 20,
        columnNumber: 5
    }, undefined);
};
const GroupOption = ({ name, option, type })=>{
    const { input } = (0,react_final_form__WEBPACK_IMPORTED_MODULE_3__.useField)(name, {
        type,
        value: option.value
    });
    return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_field__WEBPACK_IMPORTED_MODULE_1__.Choice, {
        ...input,
        type: type,
        disabled: option.disabled,
        children: option.label
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/form/CheckboxField.tsx",
        lineNumber: 47,
        columnNumber: 5
    }, undefined);
};
const ChoiceGroup = ({ name, label, hint, required, options, type })=>{
    const { meta } = (0,react_final_form__WEBPACK_IMPORTED_MODULE_3__.useField)(name);
    const id = (0,_form_context__WEBPACK_IMPORTED_MODULE_4__.useFormField)(name, label);
    const error = (0,_use_shown_error__WEBPACK_IMPORTED_MODULE_5__.useShownError)(meta);
    return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_field__WEBPACK_IMPORTED_MODULE_2__.GroupFrame, {
        id: id,
        label: label,
        hint: hint,
        required: required,
        error: error,
        children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_field__WEBPACK_IMPORTED_MODULE_1__.ChoiceGrid, {
            children: options.map((option)=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(GroupOption, {
                    name: name,
                    option: option,
                    type: type
                }, option.value, false, {
                    fileName: "/work/main/shared-ui/src/form/CheckboxField.tsx",
                    lineNumber: 61,
                    columnNumber: 11
                }, undefined))
        }, void 0, false, {
            fileName: "/work/main/shared-ui/src/form/CheckboxField.tsx",
            lineNumber: 59,
            columnNumber: 7
        }, undefined)
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/form/CheckboxField.tsx",
        lineNumber: 58,
        columnNumber: 5
    }, undefined);
};
/** Any of several; the value is the list of those chosen. */ const CheckboxGroup = (props)=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(ChoiceGroup, {
        ...props,
        type: "checkbox"
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/form/CheckboxField.tsx",
        lineNumber: 69,
        columnNumber: 55
    }, undefined);
/** One of several, under each other or in columns. */ const RadioGroup = (props)=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(ChoiceGroup, {
        ...props,
        type: "radio"
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/form/CheckboxField.tsx",
        lineNumber: 72,
        columnNumber: 52
    }, undefined);


/***/ },

/***/ "../shared-ui/src/form/FileField.tsx"
/*!*******************************************!*\
  !*** ../shared-ui/src/form/FileField.tsx ***!
  \*******************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FileField: () => (/* binding */ FileField)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _care_ui_field__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/ui/field */ "../shared-ui/src/field/FieldFrame.tsx");
/* harmony import */ var _care_ui_field__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @care/ui/field */ "../shared-ui/src/field/TextControl.tsx");
/* harmony import */ var _emotion_styled__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! @emotion/styled */ "webpack/sharing/consume/default/@emotion/styled/@emotion/styled");
/* harmony import */ var react_final_form__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! react-final-form */ "../node_modules/react-final-form/dist/react-final-form.es.js");
/* harmony import */ var _form_context__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! ./form-context */ "../shared-ui/src/form/form-context.ts");
/* harmony import */ var _use_shown_error__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(/*! ./use-shown-error */ "../shared-ui/src/form/use-shown-error.ts");






const FileInput = (0,_emotion_styled__WEBPACK_IMPORTED_MODULE_3__["default"])((0,_care_ui_field__WEBPACK_IMPORTED_MODULE_2__.Input))`
  padding: 0.35rem;
  &::file-selector-button {
    min-height: var(--size-touch);
    margin-inline-end: var(--s-3);
    padding: 0.4rem 1rem;
    border: 2px solid var(--line-strong);
    border-radius: var(--r-button);
    background: var(--gray-50);
    color: var(--ink);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
`;
/** A file from the device; the value is the `File` itself. */ const FileField = ({ name, label, hint, required, disabled, accept })=>{
    const { input, meta } = (0,react_final_form__WEBPACK_IMPORTED_MODULE_4__.useField)(name, {
        allowNull: true
    });
    const id = (0,_form_context__WEBPACK_IMPORTED_MODULE_5__.useFormField)(name, label);
    const error = (0,_use_shown_error__WEBPACK_IMPORTED_MODULE_6__.useShownError)(meta);
    return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_field__WEBPACK_IMPORTED_MODULE_1__.FieldFrame, {
        id: id,
        label: label,
        hint: hint,
        required: required,
        error: error,
        children: (control)=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(FileInput, {
                ...control,
                type: "file",
                name: name,
                accept: accept,
                disabled: disabled,
                onFocus: ()=>input.onFocus(),
                onBlur: ()=>input.onBlur(),
                onChange: (event)=>input.onChange(event.target.files?.[0])
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/form/FileField.tsx",
                lineNumber: 37,
                columnNumber: 9
            }, undefined)
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/form/FileField.tsx",
        lineNumber: 35,
        columnNumber: 5
    }, undefined);
};


/***/ },

/***/ "../shared-ui/src/form/FormErrorSummary.tsx"
/*!**************************************************!*\
  !*** ../shared-ui/src/form/FormErrorSummary.tsx ***!
  \**************************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FormErrorSummary: () => (/* binding */ FormErrorSummary)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/contracts */ "webpack/sharing/consume/default/@care/contracts/@care/contracts");
/* harmony import */ var _care_ui__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @care/ui */ "webpack/sharing/consume/default/@care/ui/@care/ui");
/* harmony import */ var _emotion_styled__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! @emotion/styled */ "webpack/sharing/consume/default/@emotion/styled/@emotion/styled");
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! react */ "webpack/sharing/consume/default/react/react");
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(react__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var react_final_form__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! react-final-form */ "../node_modules/react-final-form/dist/react-final-form.es.js");
/* harmony import */ var _form_context__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(/*! ./form-context */ "../shared-ui/src/form/form-context.ts");







const List = _emotion_styled__WEBPACK_IMPORTED_MODULE_3__["default"].ul`
  padding-inline-start: 1.2rem;
  list-style: disc !important;
  & li {
    padding-block: 0.35rem;
  }
`;
const Box = (0,_emotion_styled__WEBPACK_IMPORTED_MODULE_3__["default"])((0,_care_ui__WEBPACK_IMPORTED_MODULE_2__.Alert))`
  margin-bottom: var(--s-5);
`;
/** The first thing inside a group that takes the keyboard, or the control itself. */ const controlOf = (id)=>{
    const element = document.getElementById(id);
    return element?.querySelector('input,select,textarea,button') ?? element;
};
/**
 * Stands at the top of a form after a failed attempt and takes the focus: what is to do, and a link to each field
 * that needs it (AC-06). `attempts` counts the times the form was sent.
 */ const FormErrorSummary = ({ attempts })=>{
    const { idOf, labels } = (0,react__WEBPACK_IMPORTED_MODULE_4__.useContext)(_form_context__WEBPACK_IMPORTED_MODULE_6__.FormContext);
    const { submitFailed, submitting, errors, submitErrors, error, submitError } = (0,react_final_form__WEBPACK_IMPORTED_MODULE_5__.useFormState)({
        subscription: {
            submitFailed: true,
            submitting: true,
            errors: true,
            submitErrors: true,
            error: true,
            submitError: true
        }
    });
    const box = (0,react__WEBPACK_IMPORTED_MODULE_4__.useRef)(null);
    (0,react__WEBPACK_IMPORTED_MODULE_4__.useEffect)(()=>{
        if (attempts > 0) box.current?.focus();
    }, [
        attempts
    ]);
    if (!submitFailed || submitting) return null;
    const messages = {
        ...submitErrors,
        ...errors
    };
    const fields = [
        ...labels
    ].filter(([name])=>typeof messages[name] === 'string');
    const whole = submitError ?? error;
    if (fields.length === 0 && !whole) return null;
    const jump = (name)=>(event)=>{
            event.preventDefault();
            controlOf(idOf(name))?.focus();
        };
    return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Box, {
        kind: "error",
        ref: box,
        tabIndex: -1,
        children: [
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.AlertTitle, {
                children: typeof whole === 'string' ? whole : (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('errors.completeAllFields')
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/form/FormErrorSummary.tsx",
                lineNumber: 60,
                columnNumber: 7
            }, undefined),
            fields.length > 0 && /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(List, {
                children: fields.map(([name, label])=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("li", {
                        children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("a", {
                            href: `#${idOf(name)}`,
                            onClick: jump(name),
                            children: [
                                label,
                                ": ",
                                String(messages[name])
                            ]
                        }, void 0, true, {
                            fileName: "/work/main/shared-ui/src/form/FormErrorSummary.tsx",
                            lineNumber: 65,
                            columnNumber: 15
                        }, undefined)
                    }, name, false, {
                        fileName: "/work/main/shared-ui/src/form/FormErrorSummary.tsx",
                        lineNumber: 64,
                        columnNumber: 13
                    }, undefined))
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/form/FormErrorSummary.tsx",
                lineNumber: 62,
                columnNumber: 9
            }, undefined)
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/form/FormErrorSummary.tsx",
        lineNumber: 59,
        columnNumber: 5
    }, undefined);
};


/***/ },

/***/ "../shared-ui/src/form/FormGrid.tsx"
/*!******************************************!*\
  !*** ../shared-ui/src/form/FormGrid.tsx ***!
  \******************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FormGrid: () => (/* binding */ FormGrid),
/* harmony export */   FullWidth: () => (/* binding */ FullWidth)
/* harmony export */ });
/* harmony import */ var _care_ui__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! @care/ui */ "webpack/sharing/consume/default/@care/ui/@care/ui");
/* harmony import */ var _emotion_styled__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @emotion/styled */ "webpack/sharing/consume/default/@emotion/styled/@emotion/styled");


/** The fields of a form under each other; `columns={2}` from 768 px. A field that needs the whole width is wrapped in `FullWidth`. */ const FormGrid = (0,_emotion_styled__WEBPACK_IMPORTED_MODULE_1__["default"])('div', (0,_care_ui__WEBPACK_IMPORTED_MODULE_0__.ownProps)('columns'))`
  display: grid;
  gap: var(--s-5);
  ${_care_ui__WEBPACK_IMPORTED_MODULE_0__.media.tablet} {
    grid-template-columns: ${({ columns = 1 })=>columns === 2 ? '1fr 1fr' : '1fr'};
  }
`;
const FullWidth = _emotion_styled__WEBPACK_IMPORTED_MODULE_1__["default"].div`
  grid-column: 1 / -1;
`;


/***/ },

/***/ "../shared-ui/src/form/RadioSegment.tsx"
/*!**********************************************!*\
  !*** ../shared-ui/src/form/RadioSegment.tsx ***!
  \**********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RadioSegment: () => (/* binding */ RadioSegment)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _care_ui_field__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/ui/field */ "../shared-ui/src/field/FieldFrame.tsx");
/* harmony import */ var _care_ui_field__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @care/ui/field */ "../shared-ui/src/field/Segment.tsx");
/* harmony import */ var react_final_form__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! react-final-form */ "../node_modules/react-final-form/dist/react-final-form.es.js");
/* harmony import */ var _form_context__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! ./form-context */ "../shared-ui/src/form/form-context.ts");
/* harmony import */ var _use_shown_error__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! ./use-shown-error */ "../shared-ui/src/form/use-shown-error.ts");





const Option = ({ name, option })=>{
    const { input } = (0,react_final_form__WEBPACK_IMPORTED_MODULE_3__.useField)(name, {
        type: 'radio',
        value: option.value
    });
    return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_field__WEBPACK_IMPORTED_MODULE_2__.SegmentOption, {
        ...input,
        disabled: option.disabled,
        children: option.label
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/form/RadioSegment.tsx",
        lineNumber: 11,
        columnNumber: 5
    }, undefined);
};
/** One of two to four short words side by side: gender, billing, radius. */ const RadioSegment = ({ name, label, hint, required, options })=>{
    const { meta } = (0,react_final_form__WEBPACK_IMPORTED_MODULE_3__.useField)(name);
    const id = (0,_form_context__WEBPACK_IMPORTED_MODULE_4__.useFormField)(name, label);
    const error = (0,_use_shown_error__WEBPACK_IMPORTED_MODULE_5__.useShownError)(meta);
    return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_field__WEBPACK_IMPORTED_MODULE_1__.GroupFrame, {
        id: id,
        label: label,
        hint: hint,
        required: required,
        error: error,
        children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_field__WEBPACK_IMPORTED_MODULE_2__.Segment, {
            children: options.map((option)=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Option, {
                    name: name,
                    option: option
                }, option.value, false, {
                    fileName: "/work/main/shared-ui/src/form/RadioSegment.tsx",
                    lineNumber: 26,
                    columnNumber: 11
                }, undefined))
        }, void 0, false, {
            fileName: "/work/main/shared-ui/src/form/RadioSegment.tsx",
            lineNumber: 24,
            columnNumber: 7
        }, undefined)
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/form/RadioSegment.tsx",
        lineNumber: 23,
        columnNumber: 5
    }, undefined);
};


/***/ },

/***/ "../shared-ui/src/form/SelectField.tsx"
/*!*********************************************!*\
  !*** ../shared-ui/src/form/SelectField.tsx ***!
  \*********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SelectField: () => (/* binding */ SelectField)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/contracts */ "webpack/sharing/consume/default/@care/contracts/@care/contracts");
/* harmony import */ var _care_ui_field__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @care/ui/field */ "../shared-ui/src/field/FieldFrame.tsx");
/* harmony import */ var _care_ui_field__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! @care/ui/field */ "../shared-ui/src/field/TextControl.tsx");
/* harmony import */ var react_final_form__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! react-final-form */ "../node_modules/react-final-form/dist/react-final-form.es.js");
/* harmony import */ var _form_context__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! ./form-context */ "../shared-ui/src/form/form-context.ts");
/* harmony import */ var _use_shown_error__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(/*! ./use-shown-error */ "../shared-ui/src/form/use-shown-error.ts");






/** One of many: the browser's own list. */ const SelectField = ({ name, label, hint, required, disabled, options, placeholder })=>{
    const { input, meta } = (0,react_final_form__WEBPACK_IMPORTED_MODULE_4__.useField)(name);
    const id = (0,_form_context__WEBPACK_IMPORTED_MODULE_5__.useFormField)(name, label);
    const error = (0,_use_shown_error__WEBPACK_IMPORTED_MODULE_6__.useShownError)(meta);
    return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_field__WEBPACK_IMPORTED_MODULE_2__.FieldFrame, {
        id: id,
        label: label,
        hint: hint,
        required: required,
        error: error,
        children: (control)=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_field__WEBPACK_IMPORTED_MODULE_3__.Select, {
                ...input,
                ...control,
                disabled: disabled,
                children: [
                    placeholder !== false && /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("option", {
                        value: "",
                        children: placeholder ?? (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('actions.choose')
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/form/SelectField.tsx",
                        lineNumber: 29,
                        columnNumber: 37
                    }, undefined),
                    options.map((option)=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("option", {
                            value: option.value,
                            disabled: option.disabled,
                            children: option.label
                        }, option.value, false, {
                            fileName: "/work/main/shared-ui/src/form/SelectField.tsx",
                            lineNumber: 31,
                            columnNumber: 13
                        }, undefined))
                ]
            }, void 0, true, {
                fileName: "/work/main/shared-ui/src/form/SelectField.tsx",
                lineNumber: 28,
                columnNumber: 9
            }, undefined)
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/form/SelectField.tsx",
        lineNumber: 26,
        columnNumber: 5
    }, undefined);
};


/***/ },

/***/ "../shared-ui/src/form/StarField.tsx"
/*!*******************************************!*\
  !*** ../shared-ui/src/form/StarField.tsx ***!
  \*******************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   StarField: () => (/* binding */ StarField)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/contracts */ "webpack/sharing/consume/default/@care/contracts/@care/contracts");
/* harmony import */ var _care_ui_field__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @care/ui/field */ "../shared-ui/src/field/FieldFrame.tsx");
/* harmony import */ var _emotion_styled__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! @emotion/styled */ "webpack/sharing/consume/default/@emotion/styled/@emotion/styled");
/* harmony import */ var lucide_react__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! lucide-react */ "../node_modules/lucide-react/dist/esm/icons/star.mjs");
/* harmony import */ var react_final_form__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! react-final-form */ "../node_modules/react-final-form/dist/react-final-form.es.js");
/* harmony import */ var _form_context__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(/*! ./form-context */ "../shared-ui/src/form/form-context.ts");
/* harmony import */ var _use_shown_error__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(/*! ./use-shown-error */ "../shared-ui/src/form/use-shown-error.ts");








const Line = _emotion_styled__WEBPACK_IMPORTED_MODULE_3__["default"].div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
`;
const Stars = _emotion_styled__WEBPACK_IMPORTED_MODULE_3__["default"].div`
  position: relative;
  display: inline-flex;
`;
const StarLabel = _emotion_styled__WEBPACK_IMPORTED_MODULE_3__["default"].label`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: var(--r-small);
  cursor: pointer;
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > svg {
    width: 1.9rem;
    height: 1.9rem;
    fill: var(--surface);
    stroke: var(--star);
    stroke-width: 1.8;
  }
  &:has(~ label input:checked) > svg,
  &:has(:checked) > svg {
    fill: var(--star);
  }
  &:hover {
    background: var(--lamp-100);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--ink);
    box-shadow: inset 0 0 0 3px var(--lamp-400);
  }
  @media (forced-colors: active) {
    & > svg {
      stroke: CanvasText;
      fill: Canvas;
    }
    &:has(~ label input:checked) > svg,
    &:has(:checked) > svg {
      fill: CanvasText;
    }
  }
`;
const Word = _emotion_styled__WEBPACK_IMPORTED_MODULE_3__["default"].span`
  font-weight: 600;
`;
const starCounts = Array.from({
    length: _care_contracts__WEBPACK_IMPORTED_MODULE_1__.MAX_STARS
}, (_, index)=>index + 1);
const wordOf = (value)=>{
    const chosen = starCounts.find((count)=>count === value);
    return chosen && (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)(`stars.${chosen}`);
};
/** One to five stars as radio buttons of 44 px; the chosen word stands beside them. The value is a number (RV-02). */ const StarField = ({ name, label, hint, required, disabled })=>{
    const { input, meta } = (0,react_final_form__WEBPACK_IMPORTED_MODULE_5__.useField)(name);
    const id = (0,_form_context__WEBPACK_IMPORTED_MODULE_6__.useFormField)(name, label);
    const error = (0,_use_shown_error__WEBPACK_IMPORTED_MODULE_7__.useShownError)(meta);
    const chosen = Number(input.value);
    return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_field__WEBPACK_IMPORTED_MODULE_2__.GroupFrame, {
        id: id,
        label: label,
        hint: hint,
        required: required,
        error: error,
        children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Line, {
            children: [
                /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Stars, {
                    children: starCounts.map((count)=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(StarLabel, {
                            children: [
                                /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("input", {
                                    type: "radio",
                                    name: name,
                                    value: count,
                                    checked: chosen === count,
                                    disabled: disabled,
                                    onChange: ()=>input.onChange(count),
                                    onFocus: ()=>input.onFocus(),
                                    onBlur: ()=>input.onBlur(),
                                    "aria-label": `${(0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('stars.outOfFive', {
                                        value: count
                                    })}: ${wordOf(count)}`
                                }, void 0, false, {
                                    fileName: "/work/main/shared-ui/src/form/StarField.tsx",
                                    lineNumber: 93,
                                    columnNumber: 15
                                }, undefined),
                                /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(lucide_react__WEBPACK_IMPORTED_MODULE_4__["default"], {
                                    "aria-hidden": "true",
                                    focusable: "false"
                                }, void 0, false, {
                                    fileName: "/work/main/shared-ui/src/form/StarField.tsx",
                                    lineNumber: 104,
                                    columnNumber: 15
                                }, undefined)
                            ]
                        }, count, true, {
                            fileName: "/work/main/shared-ui/src/form/StarField.tsx",
                            lineNumber: 92,
                            columnNumber: 13
                        }, undefined))
                }, void 0, false, {
                    fileName: "/work/main/shared-ui/src/form/StarField.tsx",
                    lineNumber: 90,
                    columnNumber: 9
                }, undefined),
                /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Word, {
                    "aria-hidden": "true",
                    children: wordOf(chosen)
                }, void 0, false, {
                    fileName: "/work/main/shared-ui/src/form/StarField.tsx",
                    lineNumber: 108,
                    columnNumber: 9
                }, undefined)
            ]
        }, void 0, true, {
            fileName: "/work/main/shared-ui/src/form/StarField.tsx",
            lineNumber: 89,
            columnNumber: 7
        }, undefined)
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/form/StarField.tsx",
        lineNumber: 88,
        columnNumber: 5
    }, undefined);
};


/***/ },

/***/ "../shared-ui/src/form/SubmitButton.tsx"
/*!**********************************************!*\
  !*** ../shared-ui/src/form/SubmitButton.tsx ***!
  \**********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SubmitButton: () => (/* binding */ SubmitButton)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/contracts */ "webpack/sharing/consume/default/@care/contracts/@care/contracts");
/* harmony import */ var _care_ui__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @care/ui */ "webpack/sharing/consume/default/@care/ui/@care/ui");
/* harmony import */ var react_final_form__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! react-final-form */ "../node_modules/react-final-form/dist/react-final-form.es.js");




/** Sends the form it stands in; busy while the answer is awaited, so that nothing is sent twice. */ const SubmitButton = (props)=>{
    const { submitting } = (0,react_final_form__WEBPACK_IMPORTED_MODULE_3__.useFormState)({
        subscription: {
            submitting: true
        }
    });
    return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Button, {
        loadingText: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('status.sending'),
        ...props,
        type: "submit",
        loading: submitting
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/form/SubmitButton.tsx",
        lineNumber: 8,
        columnNumber: 10
    }, undefined);
};


/***/ },

/***/ "../shared-ui/src/form/SwitchField.tsx"
/*!*********************************************!*\
  !*** ../shared-ui/src/form/SwitchField.tsx ***!
  \*********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SwitchField: () => (/* binding */ SwitchField)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _emotion_styled__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @emotion/styled */ "webpack/sharing/consume/default/@emotion/styled/@emotion/styled");
/* harmony import */ var react_final_form__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! react-final-form */ "../node_modules/react-final-form/dist/react-final-form.es.js");
/* harmony import */ var _form_context__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! ./form-context */ "../shared-ui/src/form/form-context.ts");




const Label = _emotion_styled__WEBPACK_IMPORTED_MODULE_1__["default"].label`
  display: flex;
  gap: 0.9rem;
  align-items: center;
  min-height: var(--size-touch);
  font-weight: 600;
  cursor: pointer;
`;
const Track = _emotion_styled__WEBPACK_IMPORTED_MODULE_1__["default"].input`
  appearance: none;
  position: relative;
  flex: none;
  width: 3.5rem;
  height: 2rem;
  margin: 0;
  border: 2px solid var(--line-strong);
  border-radius: var(--r-pill);
  background: var(--surface);
  cursor: inherit;
  &::after {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 1.375rem;
    height: 1.375rem;
    border-radius: 50%;
    background: var(--line-strong);
    transition: translate var(--normal) var(--ease);
  }
  &:checked {
    background: var(--green-700);
    border-color: var(--green-700);
  }
  &:checked::after {
    background: var(--lamp-400);
    translate: 1.5rem 0;
  }
  &:focus-visible {
    border-radius: var(--r-pill);
  }
  @media (forced-colors: active) {
    appearance: auto;
    width: 1.75rem;
    height: 1.75rem;
    &::after {
      display: none;
    }
  }
`;
/** On or off with instant effect; in a form that is sent, use a checkbox. */ const SwitchField = ({ name, label, disabled })=>{
    const { input } = (0,react_final_form__WEBPACK_IMPORTED_MODULE_2__.useField)(name, {
        type: 'checkbox'
    });
    const id = (0,_form_context__WEBPACK_IMPORTED_MODULE_3__.useFormField)(name, label);
    return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Label, {
        children: [
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Track, {
                ...input,
                value: undefined,
                type: "checkbox",
                role: "switch",
                id: id,
                disabled: disabled
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/form/SwitchField.tsx",
                lineNumber: 64,
                columnNumber: 7
            }, undefined),
            label
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/form/SwitchField.tsx",
        lineNumber: 63,
        columnNumber: 5
    }, undefined);
};


/***/ },

/***/ "../shared-ui/src/form/TextArea.tsx"
/*!******************************************!*\
  !*** ../shared-ui/src/form/TextArea.tsx ***!
  \******************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TextArea: () => (/* binding */ TextArea)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/contracts */ "webpack/sharing/consume/default/@care/contracts/@care/contracts");
/* harmony import */ var _care_ui__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @care/ui */ "webpack/sharing/consume/default/@care/ui/@care/ui");
/* harmony import */ var _care_ui_field__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! @care/ui/field */ "../shared-ui/src/field/FieldFrame.tsx");
/* harmony import */ var _care_ui_field__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! @care/ui/field */ "../shared-ui/src/field/TextControl.tsx");
/* harmony import */ var react_final_form__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! react-final-form */ "../node_modules/react-final-form/dist/react-final-form.es.js");
/* harmony import */ var _form_context__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(/*! ./form-context */ "../shared-ui/src/form/form-context.ts");
/* harmony import */ var _use_shown_error__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(/*! ./use-shown-error */ "../shared-ui/src/form/use-shown-error.ts");







/** Several lines of text, with a counter where there is a limit. */ const TextArea = ({ name, label, hint, required, maxLength, ...rest })=>{
    const { input, meta } = (0,react_final_form__WEBPACK_IMPORTED_MODULE_5__.useField)(name);
    const id = (0,_form_context__WEBPACK_IMPORTED_MODULE_6__.useFormField)(name, label);
    const error = (0,_use_shown_error__WEBPACK_IMPORTED_MODULE_7__.useShownError)(meta);
    const counterId = `${id}-counter`;
    return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_field__WEBPACK_IMPORTED_MODULE_3__.FieldFrame, {
        id: id,
        label: label,
        hint: hint,
        required: required,
        error: error,
        children: (control)=>{
            const described = [
                control['aria-describedby'],
                maxLength && counterId
            ].filter(Boolean).join(' ') || undefined;
            return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.Fragment, {
                children: [
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_field__WEBPACK_IMPORTED_MODULE_4__.TextAreaControl, {
                        ...rest,
                        ...input,
                        ...control,
                        "aria-describedby": described
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/form/TextArea.tsx",
                        lineNumber: 28,
                        columnNumber: 13
                    }, undefined),
                    maxLength !== undefined && /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Meta, {
                        as: "span",
                        id: counterId,
                        children: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('fields.counter', {
                            count: input.value.length,
                            max: maxLength
                        })
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/form/TextArea.tsx",
                        lineNumber: 30,
                        columnNumber: 15
                    }, undefined)
                ]
            }, void 0, true, {
                fileName: "/work/main/shared-ui/src/form/TextArea.tsx",
                lineNumber: 27,
                columnNumber: 11
            }, undefined);
        }
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/form/TextArea.tsx",
        lineNumber: 23,
        columnNumber: 5
    }, undefined);
};


/***/ },

/***/ "../shared-ui/src/form/TextField.tsx"
/*!*******************************************!*\
  !*** ../shared-ui/src/form/TextField.tsx ***!
  \*******************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TextField: () => (/* binding */ TextField)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/contracts */ "webpack/sharing/consume/default/@care/contracts/@care/contracts");
/* harmony import */ var _care_ui__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @care/ui */ "webpack/sharing/consume/default/@care/ui/@care/ui");
/* harmony import */ var _care_ui_field__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! @care/ui/field */ "../shared-ui/src/field/FieldFrame.tsx");
/* harmony import */ var _care_ui_field__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! @care/ui/field */ "../shared-ui/src/field/TextControl.tsx");
/* harmony import */ var lucide_react__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! lucide-react */ "../node_modules/lucide-react/dist/esm/icons/eye-off.mjs");
/* harmony import */ var lucide_react__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(/*! lucide-react */ "../node_modules/lucide-react/dist/esm/icons/eye.mjs");
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(/*! react */ "webpack/sharing/consume/default/react/react");
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(react__WEBPACK_IMPORTED_MODULE_7__);
/* harmony import */ var react_final_form__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(/*! react-final-form */ "../node_modules/react-final-form/dist/react-final-form.es.js");
/* harmony import */ var _form_context__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(/*! ./form-context */ "../shared-ui/src/form/form-context.ts");
/* harmony import */ var _use_shown_error__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(/*! ./use-shown-error */ "../shared-ui/src/form/use-shown-error.ts");









/** One line of text. A password gets a button that shows it. */ const TextField = ({ name, label, hint, required, type = 'text', icon, ...rest })=>{
    const { input, meta } = (0,react_final_form__WEBPACK_IMPORTED_MODULE_8__.useField)(name);
    const id = (0,_form_context__WEBPACK_IMPORTED_MODULE_9__.useFormField)(name, label);
    const [visible, setVisible] = (0,react__WEBPACK_IMPORTED_MODULE_7__.useState)(false);
    const error = (0,_use_shown_error__WEBPACK_IMPORTED_MODULE_10__.useShownError)(meta);
    return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_field__WEBPACK_IMPORTED_MODULE_3__.FieldFrame, {
        id: id,
        label: label,
        hint: hint,
        required: required,
        error: error,
        children: (control)=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_field__WEBPACK_IMPORTED_MODULE_4__.InputWithIcon, {
                icon: icon,
                children: [
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_field__WEBPACK_IMPORTED_MODULE_4__.Input, {
                        ...rest,
                        ...input,
                        ...control,
                        type: visible ? 'text' : type
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/form/TextField.tsx",
                        lineNumber: 38,
                        columnNumber: 11
                    }, undefined),
                    type === 'password' && /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.IconButton, {
                        icon: visible ? lucide_react__WEBPACK_IMPORTED_MODULE_5__["default"] : lucide_react__WEBPACK_IMPORTED_MODULE_6__["default"],
                        label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)(visible ? 'actions.hidePassword' : 'actions.showPassword'),
                        onClick: ()=>setVisible(!visible)
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/form/TextField.tsx",
                        lineNumber: 40,
                        columnNumber: 13
                    }, undefined)
                ]
            }, void 0, true, {
                fileName: "/work/main/shared-ui/src/form/TextField.tsx",
                lineNumber: 37,
                columnNumber: 9
            }, undefined)
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/form/TextField.tsx",
        lineNumber: 35,
        columnNumber: 5
    }, undefined);
};


/***/ },

/***/ "../shared-ui/src/form/form-context.ts"
/*!*********************************************!*\
  !*** ../shared-ui/src/form/form-context.ts ***!
  \*********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FormContext: () => (/* binding */ FormContext),
/* harmony export */   useFormField: () => (/* binding */ useFormField)
/* harmony export */ });
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react */ "webpack/sharing/consume/default/react/react");
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react__WEBPACK_IMPORTED_MODULE_0__);

const outside = {
    idOf: (name)=>`field-${name}`,
    register: ()=>()=>undefined,
    labels: new Map()
};
const FormContext = (0,react__WEBPACK_IMPORTED_MODULE_0__.createContext)(outside);
/** The id for a field's control; its label becomes known to the summary of errors. */ const useFormField = (name, label)=>{
    const { idOf, register } = (0,react__WEBPACK_IMPORTED_MODULE_0__.useContext)(FormContext);
    (0,react__WEBPACK_IMPORTED_MODULE_0__.useEffect)(()=>register(name, label), [
        register,
        name,
        label
    ]);
    return idOf(name);
};


/***/ },

/***/ "../shared-ui/src/form/use-shown-error.ts"
/*!************************************************!*\
  !*** ../shared-ui/src/form/use-shown-error.ts ***!
  \************************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   useShownError: () => (/* binding */ useShownError)
/* harmony export */ });
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react */ "webpack/sharing/consume/default/react/react");
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react__WEBPACK_IMPORTED_MODULE_0__);

const textOf = (error)=>typeof error === 'string' && error ? error : undefined;
/**
 * The error to show at a field: none before the first attempt to send; then what the server said until the field is
 * changed, and what the form's own rules say. While someone types, no error appears, and one that is solved goes at once.
 */ const useShownError = (meta)=>{
    const fromServer = meta.dirtySinceLastSubmit ? undefined : textOf(meta.submitError);
    const current = fromServer ?? (meta.submitFailed ? textOf(meta.error) : undefined);
    const typing = Boolean(meta.active && meta.modifiedSinceLastSubmit);
    const [shown, setShown] = (0,react__WEBPACK_IMPORTED_MODULE_0__.useState)(current);
    const next = typing ? current && shown : current;
    if (next !== shown) setShown(next);
    return next;
};


/***/ },

/***/ "../shared-ui/src/gallery/Gallery.tsx"
/*!********************************************!*\
  !*** ../shared-ui/src/gallery/Gallery.tsx ***!
  \********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gallery: () => (/* binding */ Gallery)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/contracts */ "webpack/sharing/consume/default/@care/contracts/@care/contracts");
/* harmony import */ var _care_ui__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @care/ui */ "webpack/sharing/consume/default/@care/ui/@care/ui");
/* harmony import */ var _emotion_styled__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! @emotion/styled */ "webpack/sharing/consume/default/@emotion/styled/@emotion/styled");
/* harmony import */ var lucide_react__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! lucide-react */ "../node_modules/lucide-react/dist/esm/icons/play.mjs");
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! react */ "webpack/sharing/consume/default/react/react");
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(react__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var _gallery_layout__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(/*! ./gallery-layout */ "../shared-ui/src/gallery/gallery-layout.ts");
/* harmony import */ var _texts__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(/*! ./texts */ "../shared-ui/src/gallery/texts.ts");
/* harmony import */ var _Viewer__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(/*! ./Viewer */ "../shared-ui/src/gallery/Viewer.tsx");









const Tiles = (0,_emotion_styled__WEBPACK_IMPORTED_MODULE_3__["default"])('ul', (0,_care_ui__WEBPACK_IMPORTED_MODULE_2__.ownProps)('tiles'))`
  display: grid;
  gap: var(--s-2);
  aspect-ratio: 1200 / 470;
  ${({ tiles })=>(0,_gallery_layout__WEBPACK_IMPORTED_MODULE_6__.gridFor)(tiles)}
  ${_care_ui__WEBPACK_IMPORTED_MODULE_2__.media.phone} {
    aspect-ratio: 1 / 1.15;
    ${({ tiles })=>tiles > 2 && 'grid-template-columns: 1fr 1fr; grid-template-rows: 2fr 1fr 1fr; & > li:first-of-type { grid-row: auto; grid-column: 1 / 3; } & > li:last-of-type { grid-column: auto; }'}
  }
  & > li {
    position: relative;
    min-width: 0;
    min-height: 0;
    overflow: hidden;
    border-radius: 0.6rem;
  }
  & > li:first-of-type {
    border-start-start-radius: 1.25rem;
    border-end-start-radius: 1.25rem;
  }
  & > li:has(:focus-visible) {
    outline: 3px solid var(--ink);
    outline-offset: 2px;
    box-shadow: 0 0 0 3px var(--lamp-400);
  }
`;
const Tile = _emotion_styled__WEBPACK_IMPORTED_MODULE_3__["default"].button`
  display: block;
  position: relative;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: var(--blue-100);
  cursor: pointer;
  &:focus-visible {
    outline: none !important;
    box-shadow: none !important;
  }
  & > img,
  & > video {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
const PlaySign = _emotion_styled__WEBPACK_IMPORTED_MODULE_3__["default"].span`
  position: absolute;
  inset: 0;
  margin: auto;
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  border-radius: 50%;
  background: var(--surface);
  color: var(--ink);
`;
const All = _emotion_styled__WEBPACK_IMPORTED_MODULE_3__["default"].span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: rgb(20 37 61 / 0.72);
  color: #fff;
  font-weight: 700;
  font-size: var(--t-lead);
`;
const TilePicture = ({ item, eager })=>item.kind === 'image' ? /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Picture, {
        variants: item.variants,
        src: item.url,
        alt: item.alt,
        width: item.width,
        height: item.height,
        sizes: eager ? '(min-width: 768px) 600px, 100vw' : '(min-width: 768px) 300px, 50vw',
        eager: eager
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/gallery/Gallery.tsx",
        lineNumber: 87,
        columnNumber: 5
    }, undefined) : /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.Fragment, {
        children: [
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("video", {
                src: item.url,
                preload: "metadata",
                muted: true,
                playsInline: true,
                tabIndex: -1,
                "aria-hidden": "true"
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/gallery/Gallery.tsx",
                lineNumber: 98,
                columnNumber: 7
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.VisuallyHidden, {
                children: (0,_texts__WEBPACK_IMPORTED_MODULE_7__.galleryText)('video', {
                    alt: item.alt
                })
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/gallery/Gallery.tsx",
                lineNumber: 99,
                columnNumber: 7
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(PlaySign, {
                children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Icon, {
                    of: lucide_react__WEBPACK_IMPORTED_MODULE_4__["default"]
                }, void 0, false, {
                    fileName: "/work/main/shared-ui/src/gallery/Gallery.tsx",
                    lineNumber: 101,
                    columnNumber: 9
                }, undefined)
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/gallery/Gallery.tsx",
                lineNumber: 100,
                columnNumber: 7
            }, undefined)
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/gallery/Gallery.tsx",
        lineNumber: 97,
        columnNumber: 5
    }, undefined);
/** Four pictures or videos and, when there are more, a fifth tile "Alle {{count}} anzeigen"; each opens the full-screen view (PP-12). */ const Gallery = ({ items, label, eager = false })=>{
    const [shown, setShown] = (0,react__WEBPACK_IMPORTED_MODULE_5__.useState)();
    if (items.length === 0) return null;
    const { visible, more } = (0,_gallery_layout__WEBPACK_IMPORTED_MODULE_6__.splitVisible)(items);
    return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.Fragment, {
        children: [
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Tiles, {
                tiles: visible.length + (more ? 1 : 0),
                "aria-label": label,
                children: [
                    visible.map((item, index)=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("li", {
                            children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Tile, {
                                type: "button",
                                onClick: ()=>setShown(index),
                                children: [
                                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.VisuallyHidden, {
                                        children: [
                                            (0,_texts__WEBPACK_IMPORTED_MODULE_7__.galleryText)('enlarge'),
                                            " "
                                        ]
                                    }, void 0, true, {
                                        fileName: "/work/main/shared-ui/src/gallery/Gallery.tsx",
                                        lineNumber: 125,
                                        columnNumber: 15
                                    }, undefined),
                                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(TilePicture, {
                                        item: item,
                                        eager: eager && index === 0
                                    }, void 0, false, {
                                        fileName: "/work/main/shared-ui/src/gallery/Gallery.tsx",
                                        lineNumber: 126,
                                        columnNumber: 15
                                    }, undefined)
                                ]
                            }, void 0, true, {
                                fileName: "/work/main/shared-ui/src/gallery/Gallery.tsx",
                                lineNumber: 124,
                                columnNumber: 13
                            }, undefined)
                        }, item.id, false, {
                            fileName: "/work/main/shared-ui/src/gallery/Gallery.tsx",
                            lineNumber: 123,
                            columnNumber: 11
                        }, undefined)),
                    more && /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("li", {
                        children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Tile, {
                            type: "button",
                            onClick: ()=>setShown(visible.length),
                            children: [
                                more.kind === 'image' && /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(TilePicture, {
                                    item: {
                                        ...more,
                                        alt: ''
                                    },
                                    eager: false
                                }, void 0, false, {
                                    fileName: "/work/main/shared-ui/src/gallery/Gallery.tsx",
                                    lineNumber: 133,
                                    columnNumber: 41
                                }, undefined),
                                /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(All, {
                                    children: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('actions.showAll', {
                                        count: items.length
                                    })
                                }, void 0, false, {
                                    fileName: "/work/main/shared-ui/src/gallery/Gallery.tsx",
                                    lineNumber: 134,
                                    columnNumber: 15
                                }, undefined)
                            ]
                        }, void 0, true, {
                            fileName: "/work/main/shared-ui/src/gallery/Gallery.tsx",
                            lineNumber: 132,
                            columnNumber: 13
                        }, undefined)
                    }, "all", false, {
                        fileName: "/work/main/shared-ui/src/gallery/Gallery.tsx",
                        lineNumber: 131,
                        columnNumber: 11
                    }, undefined)
                ]
            }, void 0, true, {
                fileName: "/work/main/shared-ui/src/gallery/Gallery.tsx",
                lineNumber: 121,
                columnNumber: 7
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_Viewer__WEBPACK_IMPORTED_MODULE_8__.Viewer, {
                items: items,
                label: label,
                index: shown,
                onIndex: setShown,
                onClose: ()=>setShown(undefined)
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/gallery/Gallery.tsx",
                lineNumber: 139,
                columnNumber: 7
            }, undefined)
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/gallery/Gallery.tsx",
        lineNumber: 120,
        columnNumber: 5
    }, undefined);
};


/***/ },

/***/ "../shared-ui/src/gallery/Viewer.tsx"
/*!*******************************************!*\
  !*** ../shared-ui/src/gallery/Viewer.tsx ***!
  \*******************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Viewer: () => (/* binding */ Viewer)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/contracts */ "webpack/sharing/consume/default/@care/contracts/@care/contracts");
/* harmony import */ var _care_ui__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @care/ui */ "webpack/sharing/consume/default/@care/ui/@care/ui");
/* harmony import */ var _care_ui_dialog__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! @care/ui/dialog */ "../shared-ui/src/dialog/Dialog.tsx");
/* harmony import */ var _emotion_styled__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! @emotion/styled */ "webpack/sharing/consume/default/@emotion/styled/@emotion/styled");
/* harmony import */ var lucide_react__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! lucide-react */ "../node_modules/lucide-react/dist/esm/icons/chevron-left.mjs");
/* harmony import */ var lucide_react__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(/*! lucide-react */ "../node_modules/lucide-react/dist/esm/icons/chevron-right.mjs");
/* harmony import */ var _texts__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(/*! ./texts */ "../shared-ui/src/gallery/texts.ts");







const Stage = _emotion_styled__WEBPACK_IMPORTED_MODULE_4__["default"].div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: var(--s-3);
  align-items: center;
  height: 100%;
`;
const Figure = _emotion_styled__WEBPACK_IMPORTED_MODULE_4__["default"].figure`
  display: grid;
  place-items: center;
  height: 100%;
  & > img,
  & > video {
    width: auto;
    max-width: 100%;
    max-height: 78vh;
    object-fit: contain;
    background: none;
  }
`;
const Caption = _emotion_styled__WEBPACK_IMPORTED_MODULE_4__["default"].p`
  grid-column: 1 / -1;
  text-align: center;
`;
const Large = ({ item })=>item.kind === 'image' ? /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Picture, {
        variants: item.variants,
        src: item.url,
        alt: item.alt,
        width: item.width,
        height: item.height,
        sizes: "100vw",
        eager: true
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/gallery/Viewer.tsx",
        lineNumber: 40,
        columnNumber: 5
    }, undefined) : /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("video", {
        src: item.url,
        controls: true,
        preload: "metadata",
        "aria-label": item.alt,
        children: item.captions && /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("track", {
            kind: "captions",
            src: item.captions,
            srcLang: "de",
            label: (0,_texts__WEBPACK_IMPORTED_MODULE_7__.galleryText)('captions'),
            default: true
        }, void 0, false, {
            fileName: "/work/main/shared-ui/src/gallery/Viewer.tsx",
            lineNumber: 52,
            columnNumber: 9
        }, undefined)
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/gallery/Viewer.tsx",
        lineNumber: 50,
        columnNumber: 5
    }, undefined);
/** One item at a time over the whole screen; arrow keys go round, Escape closes. */ const Viewer = ({ items, label, index, onIndex, onClose })=>{
    const item = index === undefined ? undefined : items[index];
    const go = (step)=>onIndex(((index ?? 0) + step + items.length) % items.length);
    const onKeyDown = ({ key, target })=>{
        // In a video the arrow keys wind forwards and back.
        if (target instanceof HTMLMediaElement) return;
        if (key === 'ArrowRight') go(1);
        if (key === 'ArrowLeft') go(-1);
    };
    const position = (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('actions.imageOf', {
        n: (index ?? 0) + 1,
        total: items.length
    });
    return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_dialog__WEBPACK_IMPORTED_MODULE_3__.Dialog, {
        open: item !== undefined,
        onClose: onClose,
        title: label,
        variant: "full",
        onKeyDown: onKeyDown,
        children: item && /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Stage, {
            children: [
                /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.IconButton, {
                    icon: lucide_react__WEBPACK_IMPORTED_MODULE_5__["default"],
                    label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('actions.previousImage'),
                    onClick: ()=>go(-1)
                }, void 0, false, {
                    fileName: "/work/main/shared-ui/src/gallery/Viewer.tsx",
                    lineNumber: 81,
                    columnNumber: 11
                }, undefined),
                /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Figure, {
                    children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Large, {
                        item: item
                    }, item.id, false, {
                        fileName: "/work/main/shared-ui/src/gallery/Viewer.tsx",
                        lineNumber: 83,
                        columnNumber: 13
                    }, undefined)
                }, void 0, false, {
                    fileName: "/work/main/shared-ui/src/gallery/Viewer.tsx",
                    lineNumber: 82,
                    columnNumber: 11
                }, undefined),
                /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.IconButton, {
                    icon: lucide_react__WEBPACK_IMPORTED_MODULE_6__["default"],
                    label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('actions.nextImage'),
                    onClick: ()=>go(1)
                }, void 0, false, {
                    fileName: "/work/main/shared-ui/src/gallery/Viewer.tsx",
                    lineNumber: 85,
                    columnNumber: 11
                }, undefined),
                /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Caption, {
                    "aria-hidden": "true",
                    children: position
                }, void 0, false, {
                    fileName: "/work/main/shared-ui/src/gallery/Viewer.tsx",
                    lineNumber: 86,
                    columnNumber: 11
                }, undefined),
                /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.LiveRegion, {
                    message: position
                }, void 0, false, {
                    fileName: "/work/main/shared-ui/src/gallery/Viewer.tsx",
                    lineNumber: 87,
                    columnNumber: 11
                }, undefined)
            ]
        }, void 0, true, {
            fileName: "/work/main/shared-ui/src/gallery/Viewer.tsx",
            lineNumber: 80,
            columnNumber: 9
        }, undefined)
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/gallery/Viewer.tsx",
        lineNumber: 78,
        columnNumber: 5
    }, undefined);
};


/***/ },

/***/ "../shared-ui/src/gallery/gallery-layout.ts"
/*!**************************************************!*\
  !*** ../shared-ui/src/gallery/gallery-layout.ts ***!
  \**************************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gridFor: () => (/* binding */ gridFor),
/* harmony export */   splitVisible: () => (/* binding */ splitVisible)
/* harmony export */ });
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! @care/contracts */ "webpack/sharing/consume/default/@care/contracts/@care/contracts");

const large = 'grid-template-columns: 2fr 1fr 1fr; grid-template-rows: 1fr 1fr; & > li:first-of-type { grid-row: 1 / 3; }';
/** The grid for so many tiles: the first is large, four and more fill the classic 1 + 4 block. */ const gridFor = (tiles)=>{
    if (tiles <= 1) return 'grid-template-columns: 1fr;';
    if (tiles === 2) return 'grid-template-columns: 1fr 1fr;';
    if (tiles === 3) return 'grid-template-columns: 2fr 1fr; grid-template-rows: 1fr 1fr; & > li:first-of-type { grid-row: 1 / 3; }';
    if (tiles === 4) return `${large} & > li:last-of-type { grid-column: 2 / 4; }`;
    return large;
};
/** Items shown as tiles, and whether a further tile offers all of them (PP-12). */ const splitVisible = (items)=>({
        visible: items.slice(0, _care_contracts__WEBPACK_IMPORTED_MODULE_0__.GALLERY_VISIBLE_ITEMS),
        more: items[_care_contracts__WEBPACK_IMPORTED_MODULE_0__.GALLERY_VISIBLE_ITEMS]
    });


/***/ },

/***/ "../shared-ui/src/gallery/texts.ts"
/*!*****************************************!*\
  !*** ../shared-ui/src/gallery/texts.ts ***!
  \*****************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   galleryText: () => (/* binding */ galleryText)
/* harmony export */ });
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! @care/contracts */ "webpack/sharing/consume/default/@care/contracts/@care/contracts");

const galleryText = (0,_care_contracts__WEBPACK_IMPORTED_MODULE_0__.addTexts)('ui-gallery', {
    enlarge: 'Vergrößern:',
    video: 'Video: {{alt}}',
    captions: 'Untertitel'
});


/***/ },

/***/ "../shared-ui/src/illustrations/avatar-picture.ts"
/*!********************************************************!*\
  !*** ../shared-ui/src/illustrations/avatar-picture.ts ***!
  \********************************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   avatarPicture: () => (/* binding */ avatarPicture)
/* harmony export */ });
/* harmony import */ var _assets_illustrations_avatar_0_svg__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! ../../assets/illustrations/avatar-0.svg */ "../shared-ui/assets/illustrations/avatar-0.svg");
/* harmony import */ var _assets_illustrations_avatar_1_svg__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! ../../assets/illustrations/avatar-1.svg */ "../shared-ui/assets/illustrations/avatar-1.svg");
/* harmony import */ var _assets_illustrations_avatar_2_svg__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! ../../assets/illustrations/avatar-2.svg */ "../shared-ui/assets/illustrations/avatar-2.svg");
/* harmony import */ var _assets_illustrations_avatar_3_svg__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! ../../assets/illustrations/avatar-3.svg */ "../shared-ui/assets/illustrations/avatar-3.svg");
/* harmony import */ var _assets_illustrations_avatar_4_svg__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! ../../assets/illustrations/avatar-4.svg */ "../shared-ui/assets/illustrations/avatar-4.svg");
/* harmony import */ var _assets_illustrations_avatar_5_svg__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! ../../assets/illustrations/avatar-5.svg */ "../shared-ui/assets/illustrations/avatar-5.svg");
/* harmony import */ var _stable_hash__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(/*! ./stable-hash */ "../shared-ui/src/illustrations/stable-hash.ts");







const portraits = [
    _assets_illustrations_avatar_0_svg__WEBPACK_IMPORTED_MODULE_0__,
    _assets_illustrations_avatar_1_svg__WEBPACK_IMPORTED_MODULE_1__,
    _assets_illustrations_avatar_2_svg__WEBPACK_IMPORTED_MODULE_2__,
    _assets_illustrations_avatar_3_svg__WEBPACK_IMPORTED_MODULE_3__,
    _assets_illustrations_avatar_4_svg__WEBPACK_IMPORTED_MODULE_4__,
    _assets_illustrations_avatar_5_svg__WEBPACK_IMPORTED_MODULE_5__
];
/** The drawn portrait of a person without a photo, or whose name is protected: one of six, by the profile's slug (SR-14). */ const avatarPicture = (slug)=>portraits[(0,_stable_hash__WEBPACK_IMPORTED_MODULE_6__.stableHash)(slug) % portraits.length] ?? _assets_illustrations_avatar_0_svg__WEBPACK_IMPORTED_MODULE_0__;


/***/ },

/***/ "../shared-ui/src/illustrations/default-picture.ts"
/*!*********************************************************!*\
  !*** ../shared-ui/src/illustrations/default-picture.ts ***!
  \*********************************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   defaultPicture: () => (/* binding */ defaultPicture),
/* harmony export */   defaultPictureSize: () => (/* binding */ defaultPictureSize)
/* harmony export */ });
/* harmony import */ var _assets_illustrations_default_ambulante_pflege_0_svg__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! ../../assets/illustrations/default-ambulante-pflege-0.svg */ "../shared-ui/assets/illustrations/default-ambulante-pflege-0.svg");
/* harmony import */ var _assets_illustrations_default_ambulante_pflege_1_svg__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! ../../assets/illustrations/default-ambulante-pflege-1.svg */ "../shared-ui/assets/illustrations/default-ambulante-pflege-1.svg");
/* harmony import */ var _assets_illustrations_default_ambulante_pflege_2_svg__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! ../../assets/illustrations/default-ambulante-pflege-2.svg */ "../shared-ui/assets/illustrations/default-ambulante-pflege-2.svg");
/* harmony import */ var _assets_illustrations_default_kurzzeitpflege_0_svg__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! ../../assets/illustrations/default-kurzzeitpflege-0.svg */ "../shared-ui/assets/illustrations/default-kurzzeitpflege-0.svg");
/* harmony import */ var _assets_illustrations_default_kurzzeitpflege_1_svg__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! ../../assets/illustrations/default-kurzzeitpflege-1.svg */ "../shared-ui/assets/illustrations/default-kurzzeitpflege-1.svg");
/* harmony import */ var _assets_illustrations_default_kurzzeitpflege_2_svg__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! ../../assets/illustrations/default-kurzzeitpflege-2.svg */ "../shared-ui/assets/illustrations/default-kurzzeitpflege-2.svg");
/* harmony import */ var _assets_illustrations_default_stationare_pflege_0_svg__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(/*! ../../assets/illustrations/default-stationare-pflege-0.svg */ "../shared-ui/assets/illustrations/default-stationare-pflege-0.svg");
/* harmony import */ var _assets_illustrations_default_stationare_pflege_1_svg__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(/*! ../../assets/illustrations/default-stationare-pflege-1.svg */ "../shared-ui/assets/illustrations/default-stationare-pflege-1.svg");
/* harmony import */ var _assets_illustrations_default_stationare_pflege_2_svg__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(/*! ../../assets/illustrations/default-stationare-pflege-2.svg */ "../shared-ui/assets/illustrations/default-stationare-pflege-2.svg");
/* harmony import */ var _assets_illustrations_default_teilstationare_pflege_0_svg__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(/*! ../../assets/illustrations/default-teilstationare-pflege-0.svg */ "../shared-ui/assets/illustrations/default-teilstationare-pflege-0.svg");
/* harmony import */ var _assets_illustrations_default_teilstationare_pflege_1_svg__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(/*! ../../assets/illustrations/default-teilstationare-pflege-1.svg */ "../shared-ui/assets/illustrations/default-teilstationare-pflege-1.svg");
/* harmony import */ var _assets_illustrations_default_teilstationare_pflege_2_svg__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(/*! ../../assets/illustrations/default-teilstationare-pflege-2.svg */ "../shared-ui/assets/illustrations/default-teilstationare-pflege-2.svg");
/* harmony import */ var _assets_illustrations_default_senioren_wg_0_svg__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(/*! ../../assets/illustrations/default-senioren-wg-0.svg */ "../shared-ui/assets/illustrations/default-senioren-wg-0.svg");
/* harmony import */ var _assets_illustrations_default_senioren_wg_1_svg__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(/*! ../../assets/illustrations/default-senioren-wg-1.svg */ "../shared-ui/assets/illustrations/default-senioren-wg-1.svg");
/* harmony import */ var _assets_illustrations_default_senioren_wg_2_svg__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(/*! ../../assets/illustrations/default-senioren-wg-2.svg */ "../shared-ui/assets/illustrations/default-senioren-wg-2.svg");
/* harmony import */ var _assets_illustrations_default_betreutes_wohnen_0_svg__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(/*! ../../assets/illustrations/default-betreutes-wohnen-0.svg */ "../shared-ui/assets/illustrations/default-betreutes-wohnen-0.svg");
/* harmony import */ var _assets_illustrations_default_betreutes_wohnen_1_svg__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(/*! ../../assets/illustrations/default-betreutes-wohnen-1.svg */ "../shared-ui/assets/illustrations/default-betreutes-wohnen-1.svg");
/* harmony import */ var _assets_illustrations_default_betreutes_wohnen_2_svg__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(/*! ../../assets/illustrations/default-betreutes-wohnen-2.svg */ "../shared-ui/assets/illustrations/default-betreutes-wohnen-2.svg");
/* harmony import */ var _assets_illustrations_default_weitere_pflegeformen_0_svg__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(/*! ../../assets/illustrations/default-weitere-pflegeformen-0.svg */ "../shared-ui/assets/illustrations/default-weitere-pflegeformen-0.svg");
/* harmony import */ var _assets_illustrations_default_weitere_pflegeformen_1_svg__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(/*! ../../assets/illustrations/default-weitere-pflegeformen-1.svg */ "../shared-ui/assets/illustrations/default-weitere-pflegeformen-1.svg");
/* harmony import */ var _assets_illustrations_default_weitere_pflegeformen_2_svg__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(/*! ../../assets/illustrations/default-weitere-pflegeformen-2.svg */ "../shared-ui/assets/illustrations/default-weitere-pflegeformen-2.svg");
/* harmony import */ var _stable_hash__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(/*! ./stable-hash */ "../shared-ui/src/illustrations/stable-hash.ts");






















const byCareForm = {
    'ambulante-pflege': [
        _assets_illustrations_default_ambulante_pflege_0_svg__WEBPACK_IMPORTED_MODULE_0__,
        _assets_illustrations_default_ambulante_pflege_1_svg__WEBPACK_IMPORTED_MODULE_1__,
        _assets_illustrations_default_ambulante_pflege_2_svg__WEBPACK_IMPORTED_MODULE_2__
    ],
    kurzzeitpflege: [
        _assets_illustrations_default_kurzzeitpflege_0_svg__WEBPACK_IMPORTED_MODULE_3__,
        _assets_illustrations_default_kurzzeitpflege_1_svg__WEBPACK_IMPORTED_MODULE_4__,
        _assets_illustrations_default_kurzzeitpflege_2_svg__WEBPACK_IMPORTED_MODULE_5__
    ],
    'stationare-pflege': [
        _assets_illustrations_default_stationare_pflege_0_svg__WEBPACK_IMPORTED_MODULE_6__,
        _assets_illustrations_default_stationare_pflege_1_svg__WEBPACK_IMPORTED_MODULE_7__,
        _assets_illustrations_default_stationare_pflege_2_svg__WEBPACK_IMPORTED_MODULE_8__
    ],
    'teilstationare-pflege': [
        _assets_illustrations_default_teilstationare_pflege_0_svg__WEBPACK_IMPORTED_MODULE_9__,
        _assets_illustrations_default_teilstationare_pflege_1_svg__WEBPACK_IMPORTED_MODULE_10__,
        _assets_illustrations_default_teilstationare_pflege_2_svg__WEBPACK_IMPORTED_MODULE_11__
    ],
    'senioren-wg': [
        _assets_illustrations_default_senioren_wg_0_svg__WEBPACK_IMPORTED_MODULE_12__,
        _assets_illustrations_default_senioren_wg_1_svg__WEBPACK_IMPORTED_MODULE_13__,
        _assets_illustrations_default_senioren_wg_2_svg__WEBPACK_IMPORTED_MODULE_14__
    ],
    'betreutes-wohnen': [
        _assets_illustrations_default_betreutes_wohnen_0_svg__WEBPACK_IMPORTED_MODULE_15__,
        _assets_illustrations_default_betreutes_wohnen_1_svg__WEBPACK_IMPORTED_MODULE_16__,
        _assets_illustrations_default_betreutes_wohnen_2_svg__WEBPACK_IMPORTED_MODULE_17__
    ],
    'weitere-pflegeformen': [
        _assets_illustrations_default_weitere_pflegeformen_0_svg__WEBPACK_IMPORTED_MODULE_18__,
        _assets_illustrations_default_weitere_pflegeformen_1_svg__WEBPACK_IMPORTED_MODULE_19__,
        _assets_illustrations_default_weitere_pflegeformen_2_svg__WEBPACK_IMPORTED_MODULE_20__
    ]
};
/** Shown size of the default pictures. */ const defaultPictureSize = {
    width: 640,
    height: 480
};
/**
 * The drawn picture of a provider without a photo of its own: by its first care form, one of three by its id (SR-13).
 * An unknown care form gets the picture of the other ones.
 */ const defaultPicture = (careForm, id)=>{
    const pictures = byCareForm[careForm ?? ''] ?? byCareForm['weitere-pflegeformen'] ?? [];
    return pictures[(0,_stable_hash__WEBPACK_IMPORTED_MODULE_21__.stableHash)(String(id)) % pictures.length] ?? _assets_illustrations_default_weitere_pflegeformen_0_svg__WEBPACK_IMPORTED_MODULE_18__;
};


/***/ },

/***/ "../shared-ui/src/illustrations/index.ts"
/*!***********************************************!*\
  !*** ../shared-ui/src/illustrations/index.ts ***!
  \***********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   article0: () => (/* reexport default export from named module */ _assets_illustrations_article_0_svg__WEBPACK_IMPORTED_MODULE_0__),
/* harmony export */   article1: () => (/* reexport default export from named module */ _assets_illustrations_article_1_svg__WEBPACK_IMPORTED_MODULE_1__),
/* harmony export */   article2: () => (/* reexport default export from named module */ _assets_illustrations_article_2_svg__WEBPACK_IMPORTED_MODULE_2__),
/* harmony export */   avatarPicture: () => (/* reexport safe */ _avatar_picture__WEBPACK_IMPORTED_MODULE_11__.avatarPicture),
/* harmony export */   defaultPicture: () => (/* reexport safe */ _default_picture__WEBPACK_IMPORTED_MODULE_12__.defaultPicture),
/* harmony export */   defaultPictureSize: () => (/* reexport safe */ _default_picture__WEBPACK_IMPORTED_MODULE_12__.defaultPictureSize),
/* harmony export */   emptyInbox: () => (/* reexport default export from named module */ _assets_illustrations_empty_inbox_svg__WEBPACK_IMPORTED_MODULE_3__),
/* harmony export */   emptyNoResults: () => (/* reexport default export from named module */ _assets_illustrations_empty_no_results_svg__WEBPACK_IMPORTED_MODULE_4__),
/* harmony export */   emptyNotFound: () => (/* reexport default export from named module */ _assets_illustrations_empty_not_found_svg__WEBPACK_IMPORTED_MODULE_5__),
/* harmony export */   emptyOffline: () => (/* reexport default export from named module */ _assets_illustrations_empty_offline_svg__WEBPACK_IMPORTED_MODULE_6__),
/* harmony export */   emptySuccess: () => (/* reexport default export from named module */ _assets_illustrations_empty_success_svg__WEBPACK_IMPORTED_MODULE_7__),
/* harmony export */   emptyWatchlist: () => (/* reexport default export from named module */ _assets_illustrations_empty_watchlist_svg__WEBPACK_IMPORTED_MODULE_8__),
/* harmony export */   hero: () => (/* reexport default export from named module */ _assets_illustrations_hero_svg__WEBPACK_IMPORTED_MODULE_9__),
/* harmony export */   heroPhone: () => (/* reexport default export from named module */ _assets_illustrations_hero_phone_svg__WEBPACK_IMPORTED_MODULE_10__),
/* harmony export */   stableHash: () => (/* reexport safe */ _stable_hash__WEBPACK_IMPORTED_MODULE_13__.stableHash)
/* harmony export */ });
/* harmony import */ var _assets_illustrations_article_0_svg__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! ../../assets/illustrations/article-0.svg */ "../shared-ui/assets/illustrations/article-0.svg");
/* harmony import */ var _assets_illustrations_article_1_svg__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! ../../assets/illustrations/article-1.svg */ "../shared-ui/assets/illustrations/article-1.svg");
/* harmony import */ var _assets_illustrations_article_2_svg__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! ../../assets/illustrations/article-2.svg */ "../shared-ui/assets/illustrations/article-2.svg");
/* harmony import */ var _assets_illustrations_empty_inbox_svg__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! ../../assets/illustrations/empty-inbox.svg */ "../shared-ui/assets/illustrations/empty-inbox.svg");
/* harmony import */ var _assets_illustrations_empty_no_results_svg__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! ../../assets/illustrations/empty-no-results.svg */ "../shared-ui/assets/illustrations/empty-no-results.svg");
/* harmony import */ var _assets_illustrations_empty_not_found_svg__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! ../../assets/illustrations/empty-not-found.svg */ "../shared-ui/assets/illustrations/empty-not-found.svg");
/* harmony import */ var _assets_illustrations_empty_offline_svg__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(/*! ../../assets/illustrations/empty-offline.svg */ "../shared-ui/assets/illustrations/empty-offline.svg");
/* harmony import */ var _assets_illustrations_empty_success_svg__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(/*! ../../assets/illustrations/empty-success.svg */ "../shared-ui/assets/illustrations/empty-success.svg");
/* harmony import */ var _assets_illustrations_empty_watchlist_svg__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(/*! ../../assets/illustrations/empty-watchlist.svg */ "../shared-ui/assets/illustrations/empty-watchlist.svg");
/* harmony import */ var _assets_illustrations_hero_svg__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(/*! ../../assets/illustrations/hero.svg */ "../shared-ui/assets/illustrations/hero.svg");
/* harmony import */ var _assets_illustrations_hero_phone_svg__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(/*! ../../assets/illustrations/hero-phone.svg */ "../shared-ui/assets/illustrations/hero-phone.svg");
/* harmony import */ var _avatar_picture__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(/*! ./avatar-picture */ "../shared-ui/src/illustrations/avatar-picture.ts");
/* harmony import */ var _default_picture__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(/*! ./default-picture */ "../shared-ui/src/illustrations/default-picture.ts");
/* harmony import */ var _stable_hash__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(/*! ./stable-hash */ "../shared-ui/src/illustrations/stable-hash.ts");
/// <reference types="@care/ui/asset-modules" />
// Addresses of the drawn pictures; import by name, so that a bundle holds only those that it shows.
















/***/ },

/***/ "../shared-ui/src/illustrations/stable-hash.ts"
/*!*****************************************************!*\
  !*** ../shared-ui/src/illustrations/stable-hash.ts ***!
  \*****************************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stableHash: () => (/* binding */ stableHash)
/* harmony export */ });
/** The same number for the same text, always: pictures are chosen by it, never by chance. */ const stableHash = (text)=>{
    let hash = 2166136261;
    for (const character of text)hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
    return hash;
};


/***/ },

/***/ "../shared-ui/src/showcase/FieldChapter.tsx"
/*!**************************************************!*\
  !*** ../shared-ui/src/showcase/FieldChapter.tsx ***!
  \**************************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FieldChapter: () => (/* binding */ FieldChapter)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _samples__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! ./samples */ "../shared-ui/src/showcase/samples.ts");
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @care/contracts */ "webpack/sharing/consume/default/@care/contracts/@care/contracts");
/* harmony import */ var _care_ui_combobox__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! @care/ui/combobox */ "../shared-ui/src/combobox/Combobox.tsx");
/* harmony import */ var _care_ui_form__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! @care/ui/form */ "../shared-ui/src/form/CareForm.tsx");
/* harmony import */ var _care_ui_form__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! @care/ui/form */ "../shared-ui/src/form/CheckboxField.tsx");
/* harmony import */ var _care_ui_form__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(/*! @care/ui/form */ "../shared-ui/src/form/FileField.tsx");
/* harmony import */ var _care_ui_form__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(/*! @care/ui/form */ "../shared-ui/src/form/FormGrid.tsx");
/* harmony import */ var _care_ui_form__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(/*! @care/ui/form */ "../shared-ui/src/form/RadioSegment.tsx");
/* harmony import */ var _care_ui_form__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(/*! @care/ui/form */ "../shared-ui/src/form/SelectField.tsx");
/* harmony import */ var _care_ui_form__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(/*! @care/ui/form */ "../shared-ui/src/form/StarField.tsx");
/* harmony import */ var _care_ui_form__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(/*! @care/ui/form */ "../shared-ui/src/form/SubmitButton.tsx");
/* harmony import */ var _care_ui_form__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(/*! @care/ui/form */ "../shared-ui/src/form/SwitchField.tsx");
/* harmony import */ var _care_ui_form__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(/*! @care/ui/form */ "../shared-ui/src/form/TextArea.tsx");
/* harmony import */ var _care_ui_form__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(/*! @care/ui/form */ "../shared-ui/src/form/TextField.tsx");
/* harmony import */ var lucide_react__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(/*! lucide-react */ "../node_modules/lucide-react/dist/esm/icons/map-pin.mjs");
/* harmony import */ var _Specimen__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(/*! ./Specimen */ "../shared-ui/src/showcase/Specimen.tsx");
/* harmony import */ var _texts__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(/*! ./texts */ "../shared-ui/src/showcase/texts.ts");








const towns = [
    'Köln',
    'Königswinter',
    'Königs Wusterhausen',
    'Bonn',
    'Hürth'
];
const suggest = (phrase)=>Promise.resolve(towns.filter((town)=>town.toLowerCase().startsWith(phrase.toLowerCase())));
const features = [
    {
        value: '1',
        label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_2__.t)('companyFeatures.dementia')
    },
    {
        value: '7',
        label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_2__.t)('companyFeatures.quietLocation')
    },
    {
        value: '9',
        label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_2__.t)('companyFeatures.staffing'),
        disabled: true
    }
];
const careForms = [
    {
        value: 'stationare-pflege',
        label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_2__.t)('careForms.stationare-pflege')
    },
    {
        value: 'senioren-wg',
        label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_2__.t)('careForms.senioren-wg')
    }
];
/** Nothing leaves this page: sending shows the errors of what is missing. */ const check = ({ email, terms })=>({
        ...email ? {} : {
            email: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_2__.t)('fields.email')
        },
        ...terms ? {} : {
            terms: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_2__.t)('errors.consentRequired')
        }
    });
const FieldChapter = ()=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_Specimen__WEBPACK_IMPORTED_MODULE_16__.Chapter, {
        title: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('fields'),
        children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_form__WEBPACK_IMPORTED_MODULE_4__.CareForm, {
            onSubmit: ()=>undefined,
            validate: check,
            children: ()=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_form__WEBPACK_IMPORTED_MODULE_7__.FormGrid, {
                    columns: 2,
                    children: [
                        /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_form__WEBPACK_IMPORTED_MODULE_14__.TextField, {
                            name: "firstName",
                            label: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('firstName'),
                            autoComplete: "given-name"
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/showcase/FieldChapter.tsx",
                            lineNumber: 54,
                            columnNumber: 11
                        }, undefined),
                        /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_form__WEBPACK_IMPORTED_MODULE_14__.TextField, {
                            name: "email",
                            label: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('email'),
                            type: "email",
                            autoComplete: "email",
                            required: true
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/showcase/FieldChapter.tsx",
                            lineNumber: 55,
                            columnNumber: 11
                        }, undefined),
                        /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_form__WEBPACK_IMPORTED_MODULE_14__.TextField, {
                            name: "password",
                            label: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('password'),
                            type: "password",
                            autoComplete: "new-password"
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/showcase/FieldChapter.tsx",
                            lineNumber: 56,
                            columnNumber: 11
                        }, undefined),
                        /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_form__WEBPACK_IMPORTED_MODULE_14__.TextField, {
                            name: "username",
                            label: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('username'),
                            disabled: true
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/showcase/FieldChapter.tsx",
                            lineNumber: 57,
                            columnNumber: 11
                        }, undefined),
                        /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_combobox__WEBPACK_IMPORTED_MODULE_3__.Combobox, {
                            name: "city",
                            label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_2__.t)('search.city'),
                            placeholder: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_2__.t)('search.cityPlaceholder'),
                            source: suggest,
                            itemToString: String,
                            onChange: ()=>undefined,
                            debounceMs: 0,
                            icon: lucide_react__WEBPACK_IMPORTED_MODULE_15__["default"],
                            itemIcon: lucide_react__WEBPACK_IMPORTED_MODULE_15__["default"]
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/showcase/FieldChapter.tsx",
                            lineNumber: 58,
                            columnNumber: 11
                        }, undefined),
                        /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_form__WEBPACK_IMPORTED_MODULE_9__.SelectField, {
                            name: "service",
                            label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_2__.t)('search.service'),
                            options: careForms
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/showcase/FieldChapter.tsx",
                            lineNumber: 69,
                            columnNumber: 11
                        }, undefined),
                        /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_form__WEBPACK_IMPORTED_MODULE_8__.RadioSegment, {
                            name: "radius",
                            label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_2__.t)('search.radiusLabel'),
                            options: _samples__WEBPACK_IMPORTED_MODULE_1__.radiusOptions
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/showcase/FieldChapter.tsx",
                            lineNumber: 70,
                            columnNumber: 11
                        }, undefined),
                        /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_form__WEBPACK_IMPORTED_MODULE_12__.SwitchField, {
                            name: "open",
                            label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_2__.t)('badges.openForOffers')
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/showcase/FieldChapter.tsx",
                            lineNumber: 71,
                            columnNumber: 11
                        }, undefined),
                        /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_form__WEBPACK_IMPORTED_MODULE_5__.CheckboxGroup, {
                            name: "features",
                            label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_2__.t)('search.features'),
                            options: features
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/showcase/FieldChapter.tsx",
                            lineNumber: 72,
                            columnNumber: 11
                        }, undefined),
                        /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_form__WEBPACK_IMPORTED_MODULE_5__.RadioGroup, {
                            name: "form",
                            label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_2__.t)('search.service'),
                            options: careForms
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/showcase/FieldChapter.tsx",
                            lineNumber: 73,
                            columnNumber: 11
                        }, undefined),
                        /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_form__WEBPACK_IMPORTED_MODULE_10__.StarField, {
                            name: "food",
                            label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_2__.t)('ratingCategories.food')
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/showcase/FieldChapter.tsx",
                            lineNumber: 74,
                            columnNumber: 11
                        }, undefined),
                        /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_form__WEBPACK_IMPORTED_MODULE_6__.FileField, {
                            name: "photo",
                            label: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('photo'),
                            hint: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_2__.t)('errors.invalidPhotoTypeHint')
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/showcase/FieldChapter.tsx",
                            lineNumber: 75,
                            columnNumber: 11
                        }, undefined),
                        /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_form__WEBPACK_IMPORTED_MODULE_13__.TextArea, {
                            name: "content",
                            label: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('message'),
                            hint: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('messageHint'),
                            maxLength: 500
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/showcase/FieldChapter.tsx",
                            lineNumber: 76,
                            columnNumber: 11
                        }, undefined),
                        /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_form__WEBPACK_IMPORTED_MODULE_5__.CheckboxField, {
                            name: "terms",
                            label: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('terms'),
                            required: true
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/showcase/FieldChapter.tsx",
                            lineNumber: 77,
                            columnNumber: 11
                        }, undefined),
                        /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("div", {
                            children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_form__WEBPACK_IMPORTED_MODULE_11__.SubmitButton, {
                                children: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('send')
                            }, void 0, false, {
                                fileName: "/work/main/shared-ui/src/showcase/FieldChapter.tsx",
                                lineNumber: 79,
                                columnNumber: 13
                            }, undefined)
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/showcase/FieldChapter.tsx",
                            lineNumber: 78,
                            columnNumber: 11
                        }, undefined)
                    ]
                }, void 0, true, {
                    fileName: "/work/main/shared-ui/src/showcase/FieldChapter.tsx",
                    lineNumber: 53,
                    columnNumber: 9
                }, undefined)
        }, void 0, false, {
            fileName: "/work/main/shared-ui/src/showcase/FieldChapter.tsx",
            lineNumber: 51,
            columnNumber: 5
        }, undefined)
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/showcase/FieldChapter.tsx",
        lineNumber: 50,
        columnNumber: 3
    }, undefined);


/***/ },

/***/ "../shared-ui/src/showcase/FoundationChapters.tsx"
/*!********************************************************!*\
  !*** ../shared-ui/src/showcase/FoundationChapters.tsx ***!
  \********************************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ButtonChapter: () => (/* binding */ ButtonChapter),
/* harmony export */   ColorChapter: () => (/* binding */ ColorChapter),
/* harmony export */   TypeChapter: () => (/* binding */ TypeChapter)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/contracts */ "webpack/sharing/consume/default/@care/contracts/@care/contracts");
/* harmony import */ var _care_ui__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @care/ui */ "webpack/sharing/consume/default/@care/ui/@care/ui");
/* harmony import */ var _emotion_styled__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! @emotion/styled */ "webpack/sharing/consume/default/@emotion/styled/@emotion/styled");
/* harmony import */ var lucide_react__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! lucide-react */ "../node_modules/lucide-react/dist/esm/icons/heart.mjs");
/* harmony import */ var lucide_react__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! lucide-react */ "../node_modules/lucide-react/dist/esm/icons/search.mjs");
/* harmony import */ var _theme_tokens_json__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(/*! ../theme/tokens.json */ "../shared-ui/src/theme/tokens.json");
/* harmony import */ var _Specimen__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(/*! ./Specimen */ "../shared-ui/src/showcase/Specimen.tsx");
/* harmony import */ var _texts__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(/*! ./texts */ "../shared-ui/src/showcase/texts.ts");








const Swatch = (0,_emotion_styled__WEBPACK_IMPORTED_MODULE_3__["default"])('div', (0,_care_ui__WEBPACK_IMPORTED_MODULE_2__.ownProps)('color'))`
  height: 4.5rem;
  border: 1px solid var(--line);
  border-radius: var(--r-field);
  background: ${({ color })=>color};
`;
const ColorChapter = ()=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_Specimen__WEBPACK_IMPORTED_MODULE_7__.Chapter, {
        title: (0,_texts__WEBPACK_IMPORTED_MODULE_8__.showcaseText)('colors'),
        children: [
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("p", {
                children: (0,_texts__WEBPACK_IMPORTED_MODULE_8__.showcaseText)('colorsIntro')
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
                lineNumber: 18,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_Specimen__WEBPACK_IMPORTED_MODULE_7__.Specimens, {
                children: Object.entries(_theme_tokens_json__WEBPACK_IMPORTED_MODULE_6__.color).map(([role, { value, onWhite }])=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_Specimen__WEBPACK_IMPORTED_MODULE_7__.Specimen, {
                        name: role,
                        children: [
                            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Swatch, {
                                color: value
                            }, void 0, false, {
                                fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
                                lineNumber: 22,
                                columnNumber: 11
                            }, undefined),
                            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Meta, {
                                children: (0,_texts__WEBPACK_IMPORTED_MODULE_8__.showcaseText)('onWhite', {
                                    ratio: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.formatNumber)(onWhite)
                                })
                            }, void 0, false, {
                                fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
                                lineNumber: 23,
                                columnNumber: 11
                            }, undefined)
                        ]
                    }, role, true, {
                        fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
                        lineNumber: 21,
                        columnNumber: 9
                    }, undefined))
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
                lineNumber: 19,
                columnNumber: 5
            }, undefined)
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
        lineNumber: 17,
        columnNumber: 3
    }, undefined);
const TypeChapter = ()=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_Specimen__WEBPACK_IMPORTED_MODULE_7__.Chapter, {
        title: (0,_texts__WEBPACK_IMPORTED_MODULE_8__.showcaseText)('type'),
        children: [
            [
                1,
                2,
                3,
                4
            ].map((look)=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Heading, {
                    level: 3,
                    look: look,
                    children: (0,_texts__WEBPACK_IMPORTED_MODULE_8__.showcaseText)('typeSample')
                }, look, false, {
                    fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
                    lineNumber: 33,
                    columnNumber: 7
                }, undefined)),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Lead, {
                children: (0,_texts__WEBPACK_IMPORTED_MODULE_8__.showcaseText)('typeSample')
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
                lineNumber: 37,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("p", {
                children: (0,_texts__WEBPACK_IMPORTED_MODULE_8__.showcaseText)('typeSample')
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
                lineNumber: 38,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Meta, {
                children: (0,_texts__WEBPACK_IMPORTED_MODULE_8__.showcaseText)('typeSample')
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
                lineNumber: 39,
                columnNumber: 5
            }, undefined)
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
        lineNumber: 31,
        columnNumber: 3
    }, undefined);
const ButtonChapter = ()=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_Specimen__WEBPACK_IMPORTED_MODULE_7__.Chapter, {
        title: (0,_texts__WEBPACK_IMPORTED_MODULE_8__.showcaseText)('buttons'),
        children: [
            _care_ui__WEBPACK_IMPORTED_MODULE_2__.buttonVariants.map((variant)=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Stack, {
                    gap: "small",
                    children: [
                        /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Heading, {
                            level: 3,
                            look: 4,
                            children: variant
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
                            lineNumber: 47,
                            columnNumber: 9
                        }, undefined),
                        /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Row, {
                            children: [
                                /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Button, {
                                    variant: variant,
                                    children: (0,_texts__WEBPACK_IMPORTED_MODULE_8__.showcaseText)('search')
                                }, void 0, false, {
                                    fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
                                    lineNumber: 51,
                                    columnNumber: 11
                                }, undefined),
                                /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Button, {
                                    variant: variant,
                                    icon: lucide_react__WEBPACK_IMPORTED_MODULE_5__["default"],
                                    children: (0,_texts__WEBPACK_IMPORTED_MODULE_8__.showcaseText)('search')
                                }, void 0, false, {
                                    fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
                                    lineNumber: 52,
                                    columnNumber: 11
                                }, undefined),
                                /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Button, {
                                    variant: variant,
                                    disabled: true,
                                    children: (0,_texts__WEBPACK_IMPORTED_MODULE_8__.showcaseText)('search')
                                }, void 0, false, {
                                    fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
                                    lineNumber: 55,
                                    columnNumber: 11
                                }, undefined),
                                /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Button, {
                                    variant: variant,
                                    loading: true,
                                    children: (0,_texts__WEBPACK_IMPORTED_MODULE_8__.showcaseText)('search')
                                }, void 0, false, {
                                    fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
                                    lineNumber: 58,
                                    columnNumber: 11
                                }, undefined)
                            ]
                        }, void 0, true, {
                            fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
                            lineNumber: 50,
                            columnNumber: 9
                        }, undefined)
                    ]
                }, variant, true, {
                    fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
                    lineNumber: 46,
                    columnNumber: 7
                }, undefined)),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Heading, {
                level: 3,
                look: 4,
                children: (0,_texts__WEBPACK_IMPORTED_MODULE_8__.showcaseText)('sizes')
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
                lineNumber: 64,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Row, {
                children: [
                    _care_ui__WEBPACK_IMPORTED_MODULE_2__.buttonSizes.map((size)=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Button, {
                            size: size,
                            children: size
                        }, size, false, {
                            fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
                            lineNumber: 69,
                            columnNumber: 9
                        }, undefined)),
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.IconButton, {
                        icon: lucide_react__WEBPACK_IMPORTED_MODULE_4__["default"],
                        label: (0,_texts__WEBPACK_IMPORTED_MODULE_8__.showcaseText)('emptyWatchlist'),
                        pressed: false,
                        floating: true
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
                        lineNumber: 73,
                        columnNumber: 7
                    }, undefined),
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.IconButton, {
                        icon: lucide_react__WEBPACK_IMPORTED_MODULE_4__["default"],
                        label: (0,_texts__WEBPACK_IMPORTED_MODULE_8__.showcaseText)('emptyWatchlistMore'),
                        pressed: true,
                        floating: true
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
                        lineNumber: 74,
                        columnNumber: 7
                    }, undefined)
                ]
            }, void 0, true, {
                fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
                lineNumber: 67,
                columnNumber: 5
            }, undefined)
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/showcase/FoundationChapters.tsx",
        lineNumber: 44,
        columnNumber: 3
    }, undefined);


/***/ },

/***/ "../shared-ui/src/showcase/PartChapters.tsx"
/*!**************************************************!*\
  !*** ../shared-ui/src/showcase/PartChapters.tsx ***!
  \**************************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AlertChapter: () => (/* binding */ AlertChapter),
/* harmony export */   FeatureChapter: () => (/* binding */ FeatureChapter),
/* harmony export */   NavigationChapter: () => (/* binding */ NavigationChapter),
/* harmony export */   RatingChapter: () => (/* binding */ RatingChapter),
/* harmony export */   SmallPartsChapter: () => (/* binding */ SmallPartsChapter)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/contracts */ "webpack/sharing/consume/default/@care/contracts/@care/contracts");
/* harmony import */ var _care_ui__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @care/ui */ "webpack/sharing/consume/default/@care/ui/@care/ui");
/* harmony import */ var _care_ui_accordion__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! @care/ui/accordion */ "../shared-ui/src/accordion/Accordion.tsx");
/* harmony import */ var _care_ui_tabs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! @care/ui/tabs */ "../shared-ui/src/tabs/Steps.tsx");
/* harmony import */ var _care_ui_tabs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! @care/ui/tabs */ "../shared-ui/src/tabs/TabLinks.tsx");
/* harmony import */ var _care_ui_tabs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(/*! @care/ui/tabs */ "../shared-ui/src/tabs/Tabs.tsx");
/* harmony import */ var lucide_react__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(/*! lucide-react */ "../node_modules/lucide-react/dist/esm/icons/house.mjs");
/* harmony import */ var lucide_react__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(/*! lucide-react */ "../node_modules/lucide-react/dist/esm/icons/bike.mjs");
/* harmony import */ var lucide_react__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(/*! lucide-react */ "../node_modules/lucide-react/dist/esm/icons/chevron-down.mjs");
/* harmony import */ var lucide_react__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(/*! lucide-react */ "../node_modules/lucide-react/dist/esm/icons/x.mjs");
/* harmony import */ var _Specimen__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(/*! ./Specimen */ "../shared-ui/src/showcase/Specimen.tsx");
/* harmony import */ var _texts__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(/*! ./texts */ "../shared-ui/src/showcase/texts.ts");








const here = '/bausteine';
const NavigationChapter = ()=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_Specimen__WEBPACK_IMPORTED_MODULE_11__.Chapter, {
        title: (0,_texts__WEBPACK_IMPORTED_MODULE_12__.showcaseText)('navigation'),
        children: [
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Breadcrumbs, {
                items: [
                    {
                        label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('nav.home'),
                        to: '/'
                    },
                    {
                        label: (0,_texts__WEBPACK_IMPORTED_MODULE_12__.showcaseText)('cologne'),
                        to: here
                    },
                    {
                        label: (0,_texts__WEBPACK_IMPORTED_MODULE_12__.showcaseText)('company')
                    }
                ]
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                lineNumber: 33,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Pagination, {
                page: 4,
                pageCount: 9,
                hrefFor: (page)=>`${here}?page=${page}`
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                lineNumber: 40,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_tabs__WEBPACK_IMPORTED_MODULE_5__.TabLinks, {
                label: (0,_texts__WEBPACK_IMPORTED_MODULE_12__.showcaseText)('company'),
                items: [
                    {
                        to: here,
                        label: (0,_texts__WEBPACK_IMPORTED_MODULE_12__.showcaseText)('tabProfile'),
                        active: true
                    },
                    {
                        to: `${here}?tab=jobs`,
                        label: (0,_texts__WEBPACK_IMPORTED_MODULE_12__.showcaseText)('tabJobs'),
                        active: false
                    }
                ]
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                lineNumber: 41,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_tabs__WEBPACK_IMPORTED_MODULE_6__.Tabs, {
                look: "segment",
                label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('nav.packages'),
                items: [
                    'FREE_TIER',
                    'PLUS_TIER',
                    'PREMIUM_TIER'
                ].map((tier)=>({
                        id: tier,
                        label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)(`tiers.${tier}`),
                        content: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)(`tiers.${tier}`)
                    }))
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                lineNumber: 48,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_tabs__WEBPACK_IMPORTED_MODULE_4__.Steps, {
                labels: [
                    (0,_texts__WEBPACK_IMPORTED_MODULE_12__.showcaseText)('stepAddress'),
                    (0,_texts__WEBPACK_IMPORTED_MODULE_12__.showcaseText)('stepPackage'),
                    (0,_texts__WEBPACK_IMPORTED_MODULE_12__.showcaseText)('stepPayment')
                ],
                current: 1
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                lineNumber: 57,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("p", {
                children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Link, {
                    to: here,
                    children: (0,_texts__WEBPACK_IMPORTED_MODULE_12__.showcaseText)('cologne')
                }, void 0, false, {
                    fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                    lineNumber: 62,
                    columnNumber: 7
                }, undefined)
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                lineNumber: 61,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.StandaloneLink, {
                to: here,
                children: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('search.rankingNote')
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                lineNumber: 64,
                columnNumber: 5
            }, undefined)
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
        lineNumber: 32,
        columnNumber: 3
    }, undefined);
const SmallPartsChapter = ()=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_Specimen__WEBPACK_IMPORTED_MODULE_11__.Chapter, {
        title: (0,_texts__WEBPACK_IMPORTED_MODULE_12__.showcaseText)('parts'),
        children: [
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Row, {
                children: [
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Badge, {
                        kind: "hire",
                        to: here,
                        children: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('badges.weHire')
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                        lineNumber: 71,
                        columnNumber: 7
                    }, undefined),
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Badge, {
                        kind: "wanted",
                        children: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('badges.personalWanted')
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                        lineNumber: 74,
                        columnNumber: 7
                    }, undefined),
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Badge, {
                        kind: "confirmed",
                        children: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('badges.confirmed')
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                        lineNumber: 75,
                        columnNumber: 7
                    }, undefined),
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Badge, {
                        kind: "ad",
                        children: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('search.ad')
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                        lineNumber: 76,
                        columnNumber: 7
                    }, undefined),
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Badge, {
                        kind: "new",
                        children: (0,_texts__WEBPACK_IMPORTED_MODULE_12__.showcaseText)('newBadge')
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                        lineNumber: 77,
                        columnNumber: 7
                    }, undefined),
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.OpenState, {
                        lit: true,
                        children: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('badges.openForOffers')
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                        lineNumber: 78,
                        columnNumber: 7
                    }, undefined),
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.OpenState, {
                        lit: false,
                        children: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('badges.pleaseNoOffers')
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                        lineNumber: 79,
                        columnNumber: 7
                    }, undefined),
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("span", {
                        children: [
                            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Count, {
                                "aria-hidden": "true",
                                children: "3"
                            }, void 0, false, {
                                fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                                lineNumber: 81,
                                columnNumber: 9
                            }, undefined),
                            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.VisuallyHidden, {
                                children: (0,_texts__WEBPACK_IMPORTED_MODULE_12__.showcaseText)('unread')
                            }, void 0, false, {
                                fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                                lineNumber: 82,
                                columnNumber: 9
                            }, undefined)
                        ]
                    }, void 0, true, {
                        fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                        lineNumber: 80,
                        columnNumber: 7
                    }, undefined)
                ]
            }, void 0, true, {
                fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                lineNumber: 70,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Row, {
                children: [
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Chip, {
                        icon: lucide_react__WEBPACK_IMPORTED_MODULE_9__["default"],
                        "aria-expanded": false,
                        children: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('search.place')
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                        lineNumber: 86,
                        columnNumber: 7
                    }, undefined),
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Chip, {
                        icon: lucide_react__WEBPACK_IMPORTED_MODULE_10__["default"],
                        on: true,
                        "aria-label": (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('search.removeFilter', {
                            label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('companyFeatures.dementia')
                        }),
                        children: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('companyFeatures.dementia')
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                        lineNumber: 89,
                        columnNumber: 7
                    }, undefined),
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.TagList, {
                        children: [
                            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Tag, {
                                as: "li",
                                children: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('companyFeatures.quietLocation')
                            }, void 0, false, {
                                fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                                lineNumber: 93,
                                columnNumber: 9
                            }, undefined),
                            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Tag, {
                                as: "li",
                                children: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('companyFeatures.christian')
                            }, void 0, false, {
                                fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                                lineNumber: 94,
                                columnNumber: 9
                            }, undefined)
                        ]
                    }, void 0, true, {
                        fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                        lineNumber: 92,
                        columnNumber: 7
                    }, undefined)
                ]
            }, void 0, true, {
                fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                lineNumber: 85,
                columnNumber: 5
            }, undefined)
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
        lineNumber: 69,
        columnNumber: 3
    }, undefined);
const AlertChapter = ()=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_Specimen__WEBPACK_IMPORTED_MODULE_11__.Chapter, {
        title: (0,_texts__WEBPACK_IMPORTED_MODULE_12__.showcaseText)('alerts'),
        children: [
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Alert, {
                kind: "info",
                title: (0,_texts__WEBPACK_IMPORTED_MODULE_12__.showcaseText)('pending'),
                announce: "none",
                children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("p", {
                    children: (0,_texts__WEBPACK_IMPORTED_MODULE_12__.showcaseText)('pendingMore')
                }, void 0, false, {
                    fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                    lineNumber: 103,
                    columnNumber: 7
                }, undefined)
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                lineNumber: 102,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Alert, {
                kind: "success",
                title: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('status.saved'),
                announce: "none"
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                lineNumber: 105,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Alert, {
                kind: "warn",
                title: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('errors.jobOfferLimitPlusTier'),
                announce: "none"
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                lineNumber: 106,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Alert, {
                kind: "error",
                title: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('errors.completeAllFields'),
                announce: "none"
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                lineNumber: 107,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Toast, {
                children: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('search.linkCopied')
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                lineNumber: 108,
                columnNumber: 5
            }, undefined)
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
        lineNumber: 101,
        columnNumber: 3
    }, undefined);
const RatingChapter = ()=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_Specimen__WEBPACK_IMPORTED_MODULE_11__.Chapter, {
        title: (0,_texts__WEBPACK_IMPORTED_MODULE_12__.showcaseText)('ratings'),
        children: [
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Stack, {
                gap: "small",
                children: [
                    {
                        average: 4.6,
                        count: 38
                    },
                    {
                        average: 4.5,
                        count: 2
                    },
                    {
                        average: null,
                        count: 0
                    }
                ].map((rating)=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("div", {
                        children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.RatingSummary, {
                            ...rating
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                            lineNumber: 121,
                            columnNumber: 11
                        }, undefined)
                    }, rating.count, false, {
                        fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                        lineNumber: 120,
                        columnNumber: 9
                    }, undefined))
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                lineNumber: 114,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.AverageBars, {
                items: [
                    {
                        label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('ratingCategories.housing'),
                        value: 4.5
                    },
                    {
                        label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('ratingCategories.food'),
                        value: 4.1
                    },
                    {
                        label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('ratingCategories.friendliness'),
                        value: 4.9
                    }
                ]
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                lineNumber: 125,
                columnNumber: 5
            }, undefined)
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
        lineNumber: 113,
        columnNumber: 3
    }, undefined);
const FeatureChapter = ()=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_Specimen__WEBPACK_IMPORTED_MODULE_11__.Chapter, {
        title: (0,_texts__WEBPACK_IMPORTED_MODULE_12__.showcaseText)('features'),
        children: [
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.FeatureList, {
                children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Feature, {
                    icon: lucide_react__WEBPACK_IMPORTED_MODULE_7__["default"],
                    children: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('careForms.stationare-pflege')
                }, void 0, false, {
                    fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                    lineNumber: 138,
                    columnNumber: 7
                }, undefined)
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                lineNumber: 137,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.FeatureList, {
                tone: "green",
                children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Feature, {
                    icon: lucide_react__WEBPACK_IMPORTED_MODULE_8__["default"],
                    children: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('benefits.jobBike')
                }, void 0, false, {
                    fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                    lineNumber: 141,
                    columnNumber: 7
                }, undefined)
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                lineNumber: 140,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_accordion__WEBPACK_IMPORTED_MODULE_3__.Accordion, {
                items: [
                    {
                        id: 'open',
                        title: (0,_texts__WEBPACK_IMPORTED_MODULE_12__.showcaseText)('question'),
                        content: (0,_texts__WEBPACK_IMPORTED_MODULE_12__.showcaseText)('answer'),
                        open: true
                    },
                    {
                        id: 'closed',
                        title: (0,_texts__WEBPACK_IMPORTED_MODULE_12__.showcaseText)('questions'),
                        content: (0,_texts__WEBPACK_IMPORTED_MODULE_12__.showcaseText)('answer')
                    }
                ]
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
                lineNumber: 143,
                columnNumber: 5
            }, undefined)
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/showcase/PartChapters.tsx",
        lineNumber: 136,
        columnNumber: 3
    }, undefined);


/***/ },

/***/ "../shared-ui/src/showcase/Showcase.tsx"
/*!**********************************************!*\
  !*** ../shared-ui/src/showcase/Showcase.tsx ***!
  \**********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Showcase: () => (/* binding */ Showcase)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _care_ui__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/ui */ "webpack/sharing/consume/default/@care/ui/@care/ui");
/* harmony import */ var _FieldChapter__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! ./FieldChapter */ "../shared-ui/src/showcase/FieldChapter.tsx");
/* harmony import */ var _FoundationChapters__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! ./FoundationChapters */ "../shared-ui/src/showcase/FoundationChapters.tsx");
/* harmony import */ var _PartChapters__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! ./PartChapters */ "../shared-ui/src/showcase/PartChapters.tsx");
/* harmony import */ var _StateChapters__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! ./StateChapters */ "../shared-ui/src/showcase/StateChapters.tsx");
/* harmony import */ var _texts__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(/*! ./texts */ "../shared-ui/src/showcase/texts.ts");







/** Every component in every state, for those who design and build; hover, focus and pressed states are the real ones. */ const Showcase = ()=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_1__.Container, {
        children: [
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("h1", {
                children: (0,_texts__WEBPACK_IMPORTED_MODULE_6__.showcaseText)('title')
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/Showcase.tsx",
                lineNumber: 11,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_1__.Lead, {
                children: (0,_texts__WEBPACK_IMPORTED_MODULE_6__.showcaseText)('intro')
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/Showcase.tsx",
                lineNumber: 12,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_FoundationChapters__WEBPACK_IMPORTED_MODULE_3__.ColorChapter, {}, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/Showcase.tsx",
                lineNumber: 13,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_FoundationChapters__WEBPACK_IMPORTED_MODULE_3__.TypeChapter, {}, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/Showcase.tsx",
                lineNumber: 14,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_FoundationChapters__WEBPACK_IMPORTED_MODULE_3__.ButtonChapter, {}, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/Showcase.tsx",
                lineNumber: 15,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_FieldChapter__WEBPACK_IMPORTED_MODULE_2__.FieldChapter, {}, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/Showcase.tsx",
                lineNumber: 16,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_PartChapters__WEBPACK_IMPORTED_MODULE_4__.NavigationChapter, {}, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/Showcase.tsx",
                lineNumber: 17,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_PartChapters__WEBPACK_IMPORTED_MODULE_4__.SmallPartsChapter, {}, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/Showcase.tsx",
                lineNumber: 18,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_PartChapters__WEBPACK_IMPORTED_MODULE_4__.AlertChapter, {}, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/Showcase.tsx",
                lineNumber: 19,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_StateChapters__WEBPACK_IMPORTED_MODULE_5__.CardChapter, {}, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/Showcase.tsx",
                lineNumber: 20,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_PartChapters__WEBPACK_IMPORTED_MODULE_4__.RatingChapter, {}, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/Showcase.tsx",
                lineNumber: 21,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_PartChapters__WEBPACK_IMPORTED_MODULE_4__.FeatureChapter, {}, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/Showcase.tsx",
                lineNumber: 22,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_StateChapters__WEBPACK_IMPORTED_MODULE_5__.StateChapter, {}, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/Showcase.tsx",
                lineNumber: 23,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_StateChapters__WEBPACK_IMPORTED_MODULE_5__.LayerChapter, {}, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/Showcase.tsx",
                lineNumber: 24,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_StateChapters__WEBPACK_IMPORTED_MODULE_5__.PictureChapter, {}, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/Showcase.tsx",
                lineNumber: 25,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_StateChapters__WEBPACK_IMPORTED_MODULE_5__.IllustrationChapter, {}, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/Showcase.tsx",
                lineNumber: 26,
                columnNumber: 5
            }, undefined)
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/showcase/Showcase.tsx",
        lineNumber: 10,
        columnNumber: 3
    }, undefined);


/***/ },

/***/ "../shared-ui/src/showcase/Specimen.tsx"
/*!**********************************************!*\
  !*** ../shared-ui/src/showcase/Specimen.tsx ***!
  \**********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Chapter: () => (/* binding */ Chapter),
/* harmony export */   Specimen: () => (/* binding */ Specimen),
/* harmony export */   Specimens: () => (/* binding */ Specimens)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _care_ui__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/ui */ "webpack/sharing/consume/default/@care/ui/@care/ui");
/* harmony import */ var _emotion_styled__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @emotion/styled */ "webpack/sharing/consume/default/@emotion/styled/@emotion/styled");



const Frame = _emotion_styled__WEBPACK_IMPORTED_MODULE_2__["default"].section`
  padding-block: var(--s-6);
  border-top: 1px solid var(--line);
`;
/** One chapter of the page. */ const Chapter = ({ title, children })=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Frame, {
        children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_1__.Stack, {
            children: [
                /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_1__.Heading, {
                    level: 2,
                    children: title
                }, void 0, false, {
                    fileName: "/work/main/shared-ui/src/showcase/Specimen.tsx",
                    lineNumber: 14,
                    columnNumber: 7
                }, undefined),
                children
            ]
        }, void 0, true, {
            fileName: "/work/main/shared-ui/src/showcase/Specimen.tsx",
            lineNumber: 13,
            columnNumber: 5
        }, undefined)
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/showcase/Specimen.tsx",
        lineNumber: 12,
        columnNumber: 3
    }, undefined);
const Name = _emotion_styled__WEBPACK_IMPORTED_MODULE_2__["default"].code`
  color: var(--ink-soft);
  font-size: var(--t-meta);
`;
const Cell = _emotion_styled__WEBPACK_IMPORTED_MODULE_2__["default"].div`
  display: grid;
  gap: 0.5rem;
  align-content: start;
`;
/** A component in one state, with the state's name in code. */ const Specimen = ({ name, children })=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Cell, {
        children: [
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Name, {
                children: name
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/Specimen.tsx",
                lineNumber: 34,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("div", {
                children: children
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/Specimen.tsx",
                lineNumber: 35,
                columnNumber: 5
            }, undefined)
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/showcase/Specimen.tsx",
        lineNumber: 33,
        columnNumber: 3
    }, undefined);
const Specimens = ({ min = '15rem', children })=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_1__.Grid, {
        min: min,
        fill: true,
        children: children
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/showcase/Specimen.tsx",
        lineNumber: 40,
        columnNumber: 3
    }, undefined);


/***/ },

/***/ "../shared-ui/src/showcase/StateChapters.tsx"
/*!***************************************************!*\
  !*** ../shared-ui/src/showcase/StateChapters.tsx ***!
  \***************************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CardChapter: () => (/* binding */ CardChapter),
/* harmony export */   IllustrationChapter: () => (/* binding */ IllustrationChapter),
/* harmony export */   LayerChapter: () => (/* binding */ LayerChapter),
/* harmony export */   PictureChapter: () => (/* binding */ PictureChapter),
/* harmony export */   StateChapter: () => (/* binding */ StateChapter)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/contracts */ "webpack/sharing/consume/default/@care/contracts/@care/contracts");
/* harmony import */ var _care_ui__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @care/ui */ "webpack/sharing/consume/default/@care/ui/@care/ui");
/* harmony import */ var _care_ui_dialog__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! @care/ui/dialog */ "../shared-ui/src/dialog/Dialog.tsx");
/* harmony import */ var _care_ui_gallery__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! @care/ui/gallery */ "../shared-ui/src/gallery/Gallery.tsx");
/* harmony import */ var _care_ui_illustrations__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! @care/ui/illustrations */ "../shared-ui/src/illustrations/index.ts");
/* harmony import */ var _care_ui_illustrations__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(/*! @care/ui/illustrations */ "../shared-ui/assets/illustrations/article-1.svg");
/* harmony import */ var _care_ui_illustrations__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(/*! @care/ui/illustrations */ "../shared-ui/assets/illustrations/article-2.svg");
/* harmony import */ var _care_ui_illustrations__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(/*! @care/ui/illustrations */ "../shared-ui/assets/illustrations/empty-inbox.svg");
/* harmony import */ var _care_ui_illustrations__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(/*! @care/ui/illustrations */ "../shared-ui/assets/illustrations/empty-success.svg");
/* harmony import */ var _care_ui_illustrations__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(/*! @care/ui/illustrations */ "../shared-ui/assets/illustrations/empty-watchlist.svg");
/* harmony import */ var _care_ui_illustrations__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(/*! @care/ui/illustrations */ "../shared-ui/src/illustrations/avatar-picture.ts");
/* harmony import */ var _care_ui_illustrations__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(/*! @care/ui/illustrations */ "../shared-ui/src/illustrations/default-picture.ts");
/* harmony import */ var lucide_react__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(/*! lucide-react */ "../node_modules/lucide-react/dist/esm/icons/heart.mjs");
/* harmony import */ var lucide_react__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(/*! lucide-react */ "../node_modules/lucide-react/dist/esm/icons/map-pin.mjs");
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(/*! react */ "webpack/sharing/consume/default/react/react");
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_15___default = /*#__PURE__*/__webpack_require__.n(react__WEBPACK_IMPORTED_MODULE_15__);
/* harmony import */ var _Specimen__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(/*! ./Specimen */ "../shared-ui/src/showcase/Specimen.tsx");
/* harmony import */ var _texts__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(/*! ./texts */ "../shared-ui/src/showcase/texts.ts");










const retry = ()=>undefined;
const careForms = [
    'stationare-pflege',
    'ambulante-pflege',
    'kurzzeitpflege',
    'teilstationare-pflege',
    'senioren-wg',
    'betreutes-wohnen',
    'weitere-pflegeformen'
];
const CardChapter = ()=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_Specimen__WEBPACK_IMPORTED_MODULE_16__.Chapter, {
        title: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('cards'),
        children: [
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Grid, {
                min: "20rem",
                children: [
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Card, {
                        interactive: true,
                        padded: true,
                        children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Stack, {
                            gap: "small",
                            children: [
                                /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Row, {
                                    between: true,
                                    children: [
                                        /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Heading, {
                                            level: 3,
                                            children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.StretchedLink, {
                                                to: "/bausteine",
                                                children: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('company')
                                            }, void 0, false, {
                                                fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                                                lineNumber: 51,
                                                columnNumber: 15
                                            }, undefined)
                                        }, void 0, false, {
                                            fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                                            lineNumber: 50,
                                            columnNumber: 13
                                        }, undefined),
                                        /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.IconButton, {
                                            icon: lucide_react__WEBPACK_IMPORTED_MODULE_13__["default"],
                                            label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('nav.followed'),
                                            pressed: false,
                                            floating: true
                                        }, void 0, false, {
                                            fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                                            lineNumber: 53,
                                            columnNumber: 13
                                        }, undefined)
                                    ]
                                }, void 0, true, {
                                    fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                                    lineNumber: 49,
                                    columnNumber: 11
                                }, undefined),
                                /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Meta, {
                                    as: "div",
                                    children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.WithIcon, {
                                        icon: lucide_react__WEBPACK_IMPORTED_MODULE_14__["default"],
                                        size: "small",
                                        children: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('address')
                                    }, void 0, false, {
                                        fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                                        lineNumber: 56,
                                        columnNumber: 13
                                    }, undefined)
                                }, void 0, false, {
                                    fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                                    lineNumber: 55,
                                    columnNumber: 11
                                }, undefined),
                                /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.RatingSummary, {
                                    average: 4.2,
                                    count: 27
                                }, void 0, false, {
                                    fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                                    lineNumber: 60,
                                    columnNumber: 11
                                }, undefined)
                            ]
                        }, void 0, true, {
                            fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                            lineNumber: 48,
                            columnNumber: 9
                        }, undefined)
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                        lineNumber: 47,
                        columnNumber: 7
                    }, undefined),
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Loading, {
                        children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.SkeletonCard, {}, void 0, false, {
                            fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                            lineNumber: 64,
                            columnNumber: 9
                        }, undefined)
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                        lineNumber: 63,
                        columnNumber: 7
                    }, undefined)
                ]
            }, void 0, true, {
                fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                lineNumber: 46,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Banner, {
                tone: "green",
                title: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('hero.jobSeekersTitle'),
                picture: _care_ui_illustrations__WEBPACK_IMPORTED_MODULE_6__,
                children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.ButtonLink, {
                    to: "/bausteine",
                    variant: "secondaryGreen",
                    children: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('hero.jobSeekersAction')
                }, void 0, false, {
                    fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                    lineNumber: 68,
                    columnNumber: 7
                }, undefined)
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                lineNumber: 67,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Banner, {
                tone: "night",
                title: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('hero.employersTitle'),
                picture: _care_ui_illustrations__WEBPACK_IMPORTED_MODULE_7__,
                children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.ButtonLink, {
                    to: "/bausteine",
                    variant: "secondaryGreenRevert",
                    children: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('hero.employersAction')
                }, void 0, false, {
                    fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                    lineNumber: 73,
                    columnNumber: 7
                }, undefined)
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                lineNumber: 72,
                columnNumber: 5
            }, undefined)
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
        lineNumber: 45,
        columnNumber: 3
    }, undefined);
const StateChapter = ()=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_Specimen__WEBPACK_IMPORTED_MODULE_16__.Chapter, {
        title: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('states'),
        children: [
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.SliceUnavailable, {
                onRetry: retry,
                level: 3
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                lineNumber: 82,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.ErrorPanel, {
                error: {
                    kind: 'network',
                    message: 'Network Error'
                },
                onRetry: retry
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                lineNumber: 83,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Grid, {
                min: "18rem",
                children: [
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Panel, {
                        children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.EmptyState, {
                            picture: _care_ui_illustrations__WEBPACK_IMPORTED_MODULE_10__,
                            title: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('emptyWatchlist'),
                            level: 3,
                            children: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('emptyWatchlistMore')
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                            lineNumber: 86,
                            columnNumber: 9
                        }, undefined)
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                        lineNumber: 85,
                        columnNumber: 7
                    }, undefined),
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Panel, {
                        children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.EmptyState, {
                            picture: _care_ui_illustrations__WEBPACK_IMPORTED_MODULE_8__,
                            title: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('emptyInbox'),
                            level: 3,
                            children: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('emptyInboxMore')
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                            lineNumber: 91,
                            columnNumber: 9
                        }, undefined)
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                        lineNumber: 90,
                        columnNumber: 7
                    }, undefined),
                    /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Panel, {
                        children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.EmptyState, {
                            picture: _care_ui_illustrations__WEBPACK_IMPORTED_MODULE_9__,
                            title: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('success'),
                            level: 3,
                            children: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('successMore')
                        }, void 0, false, {
                            fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                            lineNumber: 96,
                            columnNumber: 9
                        }, undefined)
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                        lineNumber: 95,
                        columnNumber: 7
                    }, undefined)
                ]
            }, void 0, true, {
                fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                lineNumber: 84,
                columnNumber: 5
            }, undefined)
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
        lineNumber: 81,
        columnNumber: 3
    }, undefined);
const LayerButton = ({ variant, label })=>{
    const [open, setOpen] = (0,react__WEBPACK_IMPORTED_MODULE_15__.useState)(false);
    const close = ()=>setOpen(false);
    return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.Fragment, {
        children: [
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Button, {
                variant: "secondaryGray",
                onClick: ()=>setOpen(true),
                children: label
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                lineNumber: 109,
                columnNumber: 7
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_dialog__WEBPACK_IMPORTED_MODULE_3__.Dialog, {
                open: open,
                onClose: close,
                title: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('search.filters'),
                variant: variant,
                footer: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Button, {
                    onClick: close,
                    children: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)('actions.save')
                }, void 0, false, {
                    fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                    lineNumber: 117,
                    columnNumber: 17
                }, undefined),
                children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("p", {
                    children: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('messageHint')
                }, void 0, false, {
                    fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                    lineNumber: 119,
                    columnNumber: 9
                }, undefined)
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                lineNumber: 112,
                columnNumber: 7
            }, undefined)
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
        lineNumber: 108,
        columnNumber: 5
    }, undefined);
};
const LayerChapter = ()=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_Specimen__WEBPACK_IMPORTED_MODULE_16__.Chapter, {
        title: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('layers'),
        children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Row, {
            children: [
                /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(LayerButton, {
                    variant: "center",
                    label: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('openFilter')
                }, void 0, false, {
                    fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                    lineNumber: 128,
                    columnNumber: 7
                }, undefined),
                /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(LayerButton, {
                    variant: "sheet",
                    label: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('openSheet')
                }, void 0, false, {
                    fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                    lineNumber: 129,
                    columnNumber: 7
                }, undefined)
            ]
        }, void 0, true, {
            fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
            lineNumber: 127,
            columnNumber: 5
        }, undefined)
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
        lineNumber: 126,
        columnNumber: 3
    }, undefined);
const galleryItems = careForms.map((careForm, id)=>({
        id,
        kind: 'image',
        url: _care_ui_illustrations__WEBPACK_IMPORTED_MODULE_12__.defaultPicture(careForm, id),
        alt: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_1__.t)(`careForms.${careForm}`),
        ..._care_ui_illustrations__WEBPACK_IMPORTED_MODULE_12__.defaultPictureSize
    }));
const PictureChapter = ()=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_Specimen__WEBPACK_IMPORTED_MODULE_16__.Chapter, {
        title: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('pictures'),
        children: [
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui_gallery__WEBPACK_IMPORTED_MODULE_4__.Gallery, {
                items: galleryItems,
                label: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('pictures')
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                lineNumber: 144,
                columnNumber: 5
            }, undefined),
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Row, {
                children: [
                    'a',
                    'b',
                    'c',
                    'd'
                ].map((slug)=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Avatar, {
                        src: _care_ui_illustrations__WEBPACK_IMPORTED_MODULE_11__.avatarPicture(slug)
                    }, slug, false, {
                        fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                        lineNumber: 147,
                        columnNumber: 9
                    }, undefined))
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                lineNumber: 145,
                columnNumber: 5
            }, undefined)
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
        lineNumber: 143,
        columnNumber: 3
    }, undefined);
const scenes = Object.entries(_care_ui_illustrations__WEBPACK_IMPORTED_MODULE_5__).filter((entry)=>typeof entry[1] === 'string');
const IllustrationChapter = ()=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_Specimen__WEBPACK_IMPORTED_MODULE_16__.Chapter, {
        title: (0,_texts__WEBPACK_IMPORTED_MODULE_17__.showcaseText)('illustrations'),
        children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_Specimen__WEBPACK_IMPORTED_MODULE_16__.Specimens, {
            children: scenes.map(([name, url])=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_Specimen__WEBPACK_IMPORTED_MODULE_16__.Specimen, {
                    name: name,
                    children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(_care_ui__WEBPACK_IMPORTED_MODULE_2__.Picture, {
                        src: url,
                        alt: "",
                        width: 640,
                        height: 400
                    }, void 0, false, {
                        fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                        lineNumber: 162,
                        columnNumber: 11
                    }, undefined)
                }, name, false, {
                    fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
                    lineNumber: 161,
                    columnNumber: 9
                }, undefined))
        }, void 0, false, {
            fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
            lineNumber: 159,
            columnNumber: 5
        }, undefined)
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/showcase/StateChapters.tsx",
        lineNumber: 158,
        columnNumber: 3
    }, undefined);


/***/ },

/***/ "../shared-ui/src/showcase/index.ts"
/*!******************************************!*\
  !*** ../shared-ui/src/showcase/index.ts ***!
  \******************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Showcase: () => (/* reexport safe */ _Showcase__WEBPACK_IMPORTED_MODULE_0__.Showcase)
/* harmony export */ });
/* harmony import */ var _Showcase__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! ./Showcase */ "../shared-ui/src/showcase/Showcase.tsx");



/***/ },

/***/ "../shared-ui/src/showcase/samples.ts"
/*!********************************************!*\
  !*** ../shared-ui/src/showcase/samples.ts ***!
  \********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   radiusOptions: () => (/* binding */ radiusOptions)
/* harmony export */ });
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! @care/contracts */ "webpack/sharing/consume/default/@care/contracts/@care/contracts");

const radiusOptions = [
    20,
    50,
    100
].map((km)=>({
        value: String(km),
        label: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_0__.formatRadius)(km)
    }));


/***/ },

/***/ "../shared-ui/src/showcase/texts.ts"
/*!******************************************!*\
  !*** ../shared-ui/src/showcase/texts.ts ***!
  \******************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   showcaseText: () => (/* binding */ showcaseText)
/* harmony export */ });
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! @care/contracts */ "webpack/sharing/consume/default/@care/contracts/@care/contracts");

const showcaseText = (0,_care_contracts__WEBPACK_IMPORTED_MODULE_0__.addTexts)('ui-showcase', {
    title: 'Bausteine',
    intro: 'Jeder Baustein in jedem Zustand. Die Namen sind die Namen im Code.',
    colors: 'Farben',
    colorsIntro: 'Blau führt zu Pflege, Grün führt zu Arbeit, Lampengelb zeigt, wo Sie gerade sind.',
    onWhite: 'auf Weiß {{ratio}}:1',
    type: 'Schrift',
    typeSample: 'Verhinderungs\u00adpflege für Menschen mit Demenz',
    buttons: 'Schaltflächen',
    sizes: 'Größen',
    fields: 'Felder',
    navigation: 'Wege',
    parts: 'Kleine Teile',
    alerts: 'Meldungen',
    cards: 'Karten',
    ratings: 'Bewertungen',
    features: 'Leistungen, Vorteile',
    questions: 'Häufige Fragen',
    states: 'Leere und gestörte Zustände',
    pictures: 'Bilder',
    layers: 'Dialoge',
    illustrations: 'Illustrationen',
    search: 'Suchen',
    firstName: 'Vorname',
    email: 'E-Mail',
    password: 'Passwort',
    username: 'Benutzername',
    message: 'Ihre Nachricht',
    messageHint: 'Bitte teilen Sie nur mit, was für die Anfrage nötig ist. Gesundheitsangaben sind freiwillig.',
    terms: 'Ich stimme den AGB zu.',
    photo: 'Foto',
    send: 'Nachricht senden',
    openFilter: 'Filter öffnen',
    openSheet: 'Filter als Blatt öffnen',
    company: 'Tagespflege Lindenhof',
    address: 'Lindenweg 22, 50354 Hürth',
    pending: 'Ihr Antrag wird geprüft.',
    pendingMore: 'Das dauert in der Regel zwei Werktage.',
    unread: '3 ungelesene Nachrichten',
    newBadge: 'Neu',
    question: 'Wie viele Pflegeanbieter gibt es in Köln?',
    answer: '155 (Stand 20. November 2026).',
    emptyWatchlist: 'Noch nichts gemerkt',
    emptyWatchlistMore: 'Speichern Sie Pflegeanbieter mit dem Herzsymbol.',
    emptyInbox: 'Sie haben noch keine Nachrichten.',
    emptyInboxMore: 'Antworten auf Ihre Anfragen erscheinen hier.',
    success: 'Vielen Dank',
    successMore: 'Ihre Nachricht wurde gesendet.',
    stepAddress: 'Adressdaten',
    stepPackage: 'Paketauswahl',
    stepPayment: 'Zahlung und Abschluss',
    tabProfile: 'Profil',
    tabJobs: 'Wir als Arbeitgeber',
    cologne: 'Pflegeanbieter in Köln'
});


/***/ },

/***/ "../shared-ui/src/tabs/Steps.tsx"
/*!***************************************!*\
  !*** ../shared-ui/src/tabs/Steps.tsx ***!
  \***************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Steps: () => (/* binding */ Steps)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _emotion_styled__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @emotion/styled */ "webpack/sharing/consume/default/@emotion/styled/@emotion/styled");


const List = _emotion_styled__WEBPACK_IMPORTED_MODULE_1__["default"].ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-4);
  counter-reset: step;
  font-size: var(--t-meta);
  & > li {
    counter-increment: step;
    display: flex;
    gap: 0.5rem;
    align-items: center;
    color: var(--ink-soft);
  }
  & > li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border-radius: 50% 50% 0.4rem 0.4rem / 38% 38% 0.4rem 0.4rem;
    border: 2px solid var(--line-strong);
    background: var(--surface);
    font-weight: 700;
  }
  & > [aria-current] {
    color: var(--ink);
    font-weight: 700;
  }
  & > [aria-current]::before {
    background: var(--lamp-400);
    border-color: var(--ink);
  }
  & > [data-done]::before {
    content: '✓' / '';
    background: var(--green-700);
    border-color: var(--green-700);
    color: var(--surface);
  }
`;
/** The steps of a longer form with the current one lit; `current` counts from 0 (AC-05). */ const Steps = ({ labels, current })=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(List, {
        children: labels.map((label, index)=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("li", {
                "aria-current": index === current ? 'step' : undefined,
                "data-done": index < current || undefined,
                children: label
            }, label, false, {
                fileName: "/work/main/shared-ui/src/tabs/Steps.tsx",
                lineNumber: 47,
                columnNumber: 7
            }, undefined))
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/tabs/Steps.tsx",
        lineNumber: 45,
        columnNumber: 3
    }, undefined);


/***/ },

/***/ "../shared-ui/src/tabs/TabLinks.tsx"
/*!******************************************!*\
  !*** ../shared-ui/src/tabs/TabLinks.tsx ***!
  \******************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TabLinks: () => (/* binding */ TabLinks)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _care_contracts_router__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/contracts/router */ "webpack/sharing/consume/default/@care/contracts/router/@care/contracts/router");
/* harmony import */ var _emotion_styled__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @emotion/styled */ "webpack/sharing/consume/default/@emotion/styled/@emotion/styled");
/* harmony import */ var _tab_styles__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! ./tab-styles */ "../shared-ui/src/tabs/tab-styles.ts");




const Row = _emotion_styled__WEBPACK_IMPORTED_MODULE_2__["default"].nav(_tab_styles__WEBPACK_IMPORTED_MODULE_3__.tabRow);
const Tab = (0,_emotion_styled__WEBPACK_IMPORTED_MODULE_2__["default"])(_care_contracts_router__WEBPACK_IMPORTED_MODULE_1__.Link)(_tab_styles__WEBPACK_IMPORTED_MODULE_3__.tabLook);
/** Tabs that change the address: links, of which one is the current page (PP-02). */ const TabLinks = ({ items, label })=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Row, {
        "aria-label": label,
        children: items.map(({ to, label: words, active })=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Tab, {
                to: to,
                "aria-current": active ? 'page' : undefined,
                preventScrollReset: true,
                children: words
            }, to, false, {
                fileName: "/work/main/shared-ui/src/tabs/TabLinks.tsx",
                lineNumber: 19,
                columnNumber: 7
            }, undefined))
    }, void 0, false, {
        fileName: "/work/main/shared-ui/src/tabs/TabLinks.tsx",
        lineNumber: 17,
        columnNumber: 3
    }, undefined);


/***/ },

/***/ "../shared-ui/src/tabs/Tabs.tsx"
/*!**************************************!*\
  !*** ../shared-ui/src/tabs/Tabs.tsx ***!
  \**************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tabs: () => (/* binding */ Tabs)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "webpack/sharing/consume/default/react/jsx-dev-runtime/react/jsx-dev-runtime");
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _emotion_styled__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @emotion/styled */ "webpack/sharing/consume/default/@emotion/styled/@emotion/styled");
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! react */ "webpack/sharing/consume/default/react/react");
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(react__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _tab_styles__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! ./tab-styles */ "../shared-ui/src/tabs/tab-styles.ts");




const Row = _emotion_styled__WEBPACK_IMPORTED_MODULE_1__["default"].div(_tab_styles__WEBPACK_IMPORTED_MODULE_3__.tabRow);
const Tab = _emotion_styled__WEBPACK_IMPORTED_MODULE_1__["default"].button(_tab_styles__WEBPACK_IMPORTED_MODULE_3__.tabLook);
// Three tabs as one control, for phones: the chosen one is filled.
const SegmentRow = _emotion_styled__WEBPACK_IMPORTED_MODULE_1__["default"].div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: 3px;
  padding: 4px;
  border: 2px solid var(--line-strong);
  border-radius: var(--r-button);
  background: var(--surface);
`;
const SegmentTab = _emotion_styled__WEBPACK_IMPORTED_MODULE_1__["default"].button`
  min-height: 3rem;
  border: 0;
  border-radius: 0.5rem;
  background: none;
  font-weight: 600;
  cursor: pointer;
  &[aria-selected='true'] {
    background: var(--blue-700);
    color: var(--surface);
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
/** Where the arrow keys, Home and End lead in a row of `count` tabs; undefined for every other key. */ const nextIndex = (key, index, count)=>({
        ArrowRight: (index + 1) % count,
        ArrowLeft: (index - 1 + count) % count,
        Home: 0,
        End: count - 1
    })[key];
/** Tabs that change only what is shown here, for example one package at a time on phones (PK-01). */ const Tabs = ({ items, label, look = 'line', initial, onChange })=>{
    const [active, setActive] = (0,react__WEBPACK_IMPORTED_MODULE_2__.useState)(initial ?? items[0]?.id);
    const prefix = (0,react__WEBPACK_IMPORTED_MODULE_2__.useId)();
    const row = (0,react__WEBPACK_IMPORTED_MODULE_2__.useRef)(null);
    const [List, Item] = look === 'segment' ? [
        SegmentRow,
        SegmentTab
    ] : [
        Row,
        Tab
    ];
    const choose = (id)=>{
        setActive(id);
        onChange?.(id);
    };
    const move = (event, index)=>{
        const next = nextIndex(event.key, index, items.length);
        const target = next === undefined ? undefined : items[next];
        if (next === undefined || !target) return;
        event.preventDefault();
        choose(target.id);
        row.current?.querySelectorAll('[role=tab]')[next]?.focus();
    };
    return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("div", {
        children: [
            /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(List, {
                role: "tablist",
                "aria-label": label,
                ref: row,
                children: items.map(({ id, label: words }, index)=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Item, {
                        type: "button",
                        role: "tab",
                        id: `${prefix}-tab-${id}`,
                        "aria-selected": id === active,
                        "aria-controls": `${prefix}-panel-${id}`,
                        tabIndex: id === active ? 0 : -1,
                        onClick: ()=>choose(id),
                        onKeyDown: (event)=>move(event, index),
                        children: words
                    }, id, false, {
                        fileName: "/work/main/shared-ui/src/tabs/Tabs.tsx",
                        lineNumber: 83,
                        columnNumber: 11
                    }, undefined))
            }, void 0, false, {
                fileName: "/work/main/shared-ui/src/tabs/Tabs.tsx",
                lineNumber: 81,
                columnNumber: 7
            }, undefined),
            items.map(({ id, content })=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)("div", {
                    role: "tabpanel",
                    id: `${prefix}-panel-${id}`,
                    "aria-labelledby": `${prefix}-tab-${id}`,
                    hidden: id !== active,
                    children: content
                }, id, false, {
                    fileName: "/work/main/shared-ui/src/tabs/Tabs.tsx",
                    lineNumber: 99,
                    columnNumber: 9
                }, undefined))
        ]
    }, void 0, true, {
        fileName: "/work/main/shared-ui/src/tabs/Tabs.tsx",
        lineNumber: 80,
        columnNumber: 5
    }, undefined);
};


/***/ },

/***/ "../shared-ui/src/tabs/tab-styles.ts"
/*!*******************************************!*\
  !*** ../shared-ui/src/tabs/tab-styles.ts ***!
  \*******************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tabLook: () => (/* binding */ tabLook),
/* harmony export */   tabRow: () => (/* binding */ tabRow)
/* harmony export */ });
/* harmony import */ var _emotion_react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! @emotion/react */ "webpack/sharing/consume/default/@emotion/react/@emotion/react");

/** A row of tabs that scrolls sideways when there is no room; the focus frame lies inside, where nothing cuts it off. */ const tabRow = (0,_emotion_react__WEBPACK_IMPORTED_MODULE_0__.css)`
  display: flex;
  gap: var(--s-1);
  overflow-x: auto;
  padding-inline: 4px;
  border-bottom: 2px solid var(--line);
  scrollbar-width: thin;
`;
const tabLook = (0,_emotion_react__WEBPACK_IMPORTED_MODULE_0__.css)`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 3.25rem;
  padding: 0.4rem 1.1rem;
  margin-bottom: -2px;
  border: 0;
  border-bottom: 4px solid transparent;
  background: none;
  color: var(--ink);
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    background: var(--blue-50);
  }
  &[aria-current],
  &[aria-selected='true'] {
    border-bottom-color: var(--blue-700);
    color: var(--blue-700);
    font-weight: 700;
  }
  &:focus-visible {
    outline-offset: -5px !important;
    box-shadow: inset 0 0 0 5px var(--lamp-400) !important;
  }
  @media (forced-colors: active) {
    &[aria-current],
    &[aria-selected='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;


/***/ },

/***/ "../shared-ui/assets/illustrations/article-0.svg"
/*!*******************************************************!*\
  !*** ../shared-ui/assets/illustrations/article-0.svg ***!
  \*******************************************************/
(module) {

module.exports = "/releases/assets/article-0.eaec29e6.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/article-1.svg"
/*!*******************************************************!*\
  !*** ../shared-ui/assets/illustrations/article-1.svg ***!
  \*******************************************************/
(module) {

module.exports = "/releases/assets/article-1.776becf5.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/article-2.svg"
/*!*******************************************************!*\
  !*** ../shared-ui/assets/illustrations/article-2.svg ***!
  \*******************************************************/
(module) {

module.exports = "/releases/assets/article-2.52c4b761.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/avatar-0.svg"
/*!******************************************************!*\
  !*** ../shared-ui/assets/illustrations/avatar-0.svg ***!
  \******************************************************/
(module) {

module.exports = "/releases/assets/avatar-0.8de4cfc2.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/avatar-1.svg"
/*!******************************************************!*\
  !*** ../shared-ui/assets/illustrations/avatar-1.svg ***!
  \******************************************************/
(module) {

module.exports = "/releases/assets/avatar-1.de338fca.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/avatar-2.svg"
/*!******************************************************!*\
  !*** ../shared-ui/assets/illustrations/avatar-2.svg ***!
  \******************************************************/
(module) {

module.exports = "/releases/assets/avatar-2.fe66c0ce.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/avatar-3.svg"
/*!******************************************************!*\
  !*** ../shared-ui/assets/illustrations/avatar-3.svg ***!
  \******************************************************/
(module) {

module.exports = "/releases/assets/avatar-3.b9f5add3.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/avatar-4.svg"
/*!******************************************************!*\
  !*** ../shared-ui/assets/illustrations/avatar-4.svg ***!
  \******************************************************/
(module) {

module.exports = "/releases/assets/avatar-4.8f5f345d.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/avatar-5.svg"
/*!******************************************************!*\
  !*** ../shared-ui/assets/illustrations/avatar-5.svg ***!
  \******************************************************/
(module) {

module.exports = "/releases/assets/avatar-5.7405b494.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/default-ambulante-pflege-0.svg"
/*!************************************************************************!*\
  !*** ../shared-ui/assets/illustrations/default-ambulante-pflege-0.svg ***!
  \************************************************************************/
(module) {

module.exports = "/releases/assets/default-ambulante-pflege-0.5b5dff9a.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/default-ambulante-pflege-1.svg"
/*!************************************************************************!*\
  !*** ../shared-ui/assets/illustrations/default-ambulante-pflege-1.svg ***!
  \************************************************************************/
(module) {

module.exports = "/releases/assets/default-ambulante-pflege-1.56f66f0f.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/default-ambulante-pflege-2.svg"
/*!************************************************************************!*\
  !*** ../shared-ui/assets/illustrations/default-ambulante-pflege-2.svg ***!
  \************************************************************************/
(module) {

module.exports = "/releases/assets/default-ambulante-pflege-2.f1728648.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/default-betreutes-wohnen-0.svg"
/*!************************************************************************!*\
  !*** ../shared-ui/assets/illustrations/default-betreutes-wohnen-0.svg ***!
  \************************************************************************/
(module) {

module.exports = "/releases/assets/default-betreutes-wohnen-0.602484db.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/default-betreutes-wohnen-1.svg"
/*!************************************************************************!*\
  !*** ../shared-ui/assets/illustrations/default-betreutes-wohnen-1.svg ***!
  \************************************************************************/
(module) {

module.exports = "/releases/assets/default-betreutes-wohnen-1.3987fb90.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/default-betreutes-wohnen-2.svg"
/*!************************************************************************!*\
  !*** ../shared-ui/assets/illustrations/default-betreutes-wohnen-2.svg ***!
  \************************************************************************/
(module) {

module.exports = "/releases/assets/default-betreutes-wohnen-2.e52981a5.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/default-kurzzeitpflege-0.svg"
/*!**********************************************************************!*\
  !*** ../shared-ui/assets/illustrations/default-kurzzeitpflege-0.svg ***!
  \**********************************************************************/
(module) {

module.exports = "/releases/assets/default-kurzzeitpflege-0.f6a77557.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/default-kurzzeitpflege-1.svg"
/*!**********************************************************************!*\
  !*** ../shared-ui/assets/illustrations/default-kurzzeitpflege-1.svg ***!
  \**********************************************************************/
(module) {

module.exports = "/releases/assets/default-kurzzeitpflege-1.2e9ba0d6.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/default-kurzzeitpflege-2.svg"
/*!**********************************************************************!*\
  !*** ../shared-ui/assets/illustrations/default-kurzzeitpflege-2.svg ***!
  \**********************************************************************/
(module) {

module.exports = "/releases/assets/default-kurzzeitpflege-2.c5d50247.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/default-senioren-wg-0.svg"
/*!*******************************************************************!*\
  !*** ../shared-ui/assets/illustrations/default-senioren-wg-0.svg ***!
  \*******************************************************************/
(module) {

module.exports = "/releases/assets/default-senioren-wg-0.0f8591ed.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/default-senioren-wg-1.svg"
/*!*******************************************************************!*\
  !*** ../shared-ui/assets/illustrations/default-senioren-wg-1.svg ***!
  \*******************************************************************/
(module) {

module.exports = "/releases/assets/default-senioren-wg-1.02ac2ae8.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/default-senioren-wg-2.svg"
/*!*******************************************************************!*\
  !*** ../shared-ui/assets/illustrations/default-senioren-wg-2.svg ***!
  \*******************************************************************/
(module) {

module.exports = "/releases/assets/default-senioren-wg-2.0f8591ed.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/default-stationare-pflege-0.svg"
/*!*************************************************************************!*\
  !*** ../shared-ui/assets/illustrations/default-stationare-pflege-0.svg ***!
  \*************************************************************************/
(module) {

module.exports = "/releases/assets/default-stationare-pflege-0.99ff83eb.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/default-stationare-pflege-1.svg"
/*!*************************************************************************!*\
  !*** ../shared-ui/assets/illustrations/default-stationare-pflege-1.svg ***!
  \*************************************************************************/
(module) {

module.exports = "/releases/assets/default-stationare-pflege-1.ba7bc71d.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/default-stationare-pflege-2.svg"
/*!*************************************************************************!*\
  !*** ../shared-ui/assets/illustrations/default-stationare-pflege-2.svg ***!
  \*************************************************************************/
(module) {

module.exports = "/releases/assets/default-stationare-pflege-2.535156e7.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/default-teilstationare-pflege-0.svg"
/*!*****************************************************************************!*\
  !*** ../shared-ui/assets/illustrations/default-teilstationare-pflege-0.svg ***!
  \*****************************************************************************/
(module) {

module.exports = "/releases/assets/default-teilstationare-pflege-0.16bd795d.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/default-teilstationare-pflege-1.svg"
/*!*****************************************************************************!*\
  !*** ../shared-ui/assets/illustrations/default-teilstationare-pflege-1.svg ***!
  \*****************************************************************************/
(module) {

module.exports = "/releases/assets/default-teilstationare-pflege-1.d65bc6e0.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/default-teilstationare-pflege-2.svg"
/*!*****************************************************************************!*\
  !*** ../shared-ui/assets/illustrations/default-teilstationare-pflege-2.svg ***!
  \*****************************************************************************/
(module) {

module.exports = "/releases/assets/default-teilstationare-pflege-2.3b6658a3.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/default-weitere-pflegeformen-0.svg"
/*!****************************************************************************!*\
  !*** ../shared-ui/assets/illustrations/default-weitere-pflegeformen-0.svg ***!
  \****************************************************************************/
(module) {

module.exports = "/releases/assets/default-weitere-pflegeformen-0.c583b685.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/default-weitere-pflegeformen-1.svg"
/*!****************************************************************************!*\
  !*** ../shared-ui/assets/illustrations/default-weitere-pflegeformen-1.svg ***!
  \****************************************************************************/
(module) {

module.exports = "/releases/assets/default-weitere-pflegeformen-1.cfea2c44.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/default-weitere-pflegeformen-2.svg"
/*!****************************************************************************!*\
  !*** ../shared-ui/assets/illustrations/default-weitere-pflegeformen-2.svg ***!
  \****************************************************************************/
(module) {

module.exports = "/releases/assets/default-weitere-pflegeformen-2.9a019d4f.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/empty-inbox.svg"
/*!*********************************************************!*\
  !*** ../shared-ui/assets/illustrations/empty-inbox.svg ***!
  \*********************************************************/
(module) {

module.exports = "/releases/assets/empty-inbox.6ee6a7b3.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/empty-no-results.svg"
/*!**************************************************************!*\
  !*** ../shared-ui/assets/illustrations/empty-no-results.svg ***!
  \**************************************************************/
(module) {

module.exports = "/releases/assets/empty-no-results.69a49b6a.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/empty-success.svg"
/*!***********************************************************!*\
  !*** ../shared-ui/assets/illustrations/empty-success.svg ***!
  \***********************************************************/
(module) {

module.exports = "/releases/assets/empty-success.4ffed536.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/empty-watchlist.svg"
/*!*************************************************************!*\
  !*** ../shared-ui/assets/illustrations/empty-watchlist.svg ***!
  \*************************************************************/
(module) {

module.exports = "/releases/assets/empty-watchlist.9d44ca6d.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/hero-phone.svg"
/*!********************************************************!*\
  !*** ../shared-ui/assets/illustrations/hero-phone.svg ***!
  \********************************************************/
(module) {

module.exports = "/releases/assets/hero-phone.cfb24246.svg";

/***/ },

/***/ "../shared-ui/assets/illustrations/hero.svg"
/*!**************************************************!*\
  !*** ../shared-ui/assets/illustrations/hero.svg ***!
  \**************************************************/
(module) {

module.exports = "/releases/assets/hero.ce59d923.svg";

/***/ },

/***/ "../shared-ui/src/theme/tokens.json"
/*!******************************************!*\
  !*** ../shared-ui/src/theme/tokens.json ***!
  \******************************************/
(module) {

module.exports = /*#__PURE__*/JSON.parse('{"$about":"Design tokens. Roles first: build against role names, never against hex. Contrast = WCAG 2.x ratio, rounded down.","brand":{"workingTitle":"Pflegefenster","note":"Working title only. One text key (brand.name) and one logo component; replace both together."},"color":{"ink":{"value":"#16263A","use":"text, icons, focus frame","onWhite":15.3,"onPaper":14.65},"inkSoft":{"value":"#46566B","use":"secondary text, meta","onWhite":7.48,"onPaper":7.17},"paper":{"value":"#FBFAF6","use":"page background","onWhite":1.04,"onPaper":1},"surface":{"value":"#FFFFFF","use":"cards, fields, header","onWhite":1,"onPaper":1.04},"line":{"value":"#D9DDE2","use":"decorative hairlines between things","onWhite":1.36,"onPaper":1.3},"lineStrong":{"value":"#6A788A","use":"borders of fields and controls","onWhite":4.5,"onPaper":4.3},"gray50":{"value":"#F3F4F2","use":"quiet fill, read-only, secondaryGray rest","onWhite":1.1,"onPaper":1.05},"gray100":{"value":"#E8EAE9","use":"secondaryGray hover, skeleton","onWhite":1.2,"onPaper":1.15},"gray200":{"value":"#D9DDDD","use":"secondaryGray active","onWhite":1.36,"onPaper":1.31},"blue700":{"value":"#234B78","use":"primary action, links, care search","onWhite":8.93,"onPaper":8.55},"blue800":{"value":"#1A3A5F","use":"primary hover","onWhite":11.57,"onPaper":11.08},"blue900":{"value":"#122A47","use":"primary active","onWhite":14.5,"onPaper":13.88},"blue100":{"value":"#E0EAF4","use":"secondaryBlue rest, selected","onWhite":1.21,"onPaper":1.16},"blue200":{"value":"#CBDCEC","use":"secondaryBlue hover","onWhite":1.4,"onPaper":1.34},"blue50":{"value":"#F0F5FA","use":"calm band, info panel","onWhite":1.09,"onPaper":1.05},"blue300":{"value":"#9DBBD8","use":"secondaryBlue border on bands, decorative","onWhite":1.99,"onPaper":1.9},"green700":{"value":"#22624A","use":"work: jobs, staff, hiring, success","onWhite":7.2,"onPaper":6.9},"green800":{"value":"#194C39","use":"secondaryGreen hover","onWhite":9.83,"onPaper":9.42},"green900":{"value":"#11382A","use":"secondaryGreen active","onWhite":12.93,"onPaper":12.38},"green100":{"value":"#DDEEE4","use":"green chips, selected","onWhite":1.2,"onPaper":1.15},"green200":{"value":"#C6E1D2","use":"secondaryGreenRevert active","onWhite":1.39,"onPaper":1.33},"green50":{"value":"#EFF7F2","use":"green band, success panel","onWhite":1.09,"onPaper":1.04},"green300":{"value":"#93C2A9","use":"decorative","onWhite":1.99,"onPaper":1.9},"lamp400":{"value":"#FFCE6B","use":"THE light: focus glow, lit windows, marker highlight. Never text","onWhite":1.46,"onPaper":1.4},"lamp200":{"value":"#FFE3A6","use":"illustration","onWhite":1.25,"onPaper":1.19},"lamp100":{"value":"#FFF3D9","use":"warm panel, warning panel","onWhite":1.1,"onPaper":1.05},"star":{"value":"#BD7000","use":"rating stars, warning icon","onWhite":3.83,"onPaper":3.66},"lampText":{"value":"#6F4300","use":"text on lamp100","onWhite":8.47,"onPaper":8.11},"red700":{"value":"#A52A22","use":"error text, error border, delete","onWhite":7.1,"onPaper":6.8},"red800":{"value":"#83201A","use":"delete hover","onWhite":9.6,"onPaper":9.19},"red50":{"value":"#FDF0EE","use":"error panel","onWhite":1.11,"onPaper":1.06},"night":{"value":"#14253D","use":"footer","onWhite":15.42,"onPaper":14.76},"nightText":{"value":"#E4ECF5","use":"footer text","onWhite":1.19,"onPaper":1.14},"nightSoft":{"value":"#AFC3DA","use":"footer meta","onWhite":1.8,"onPaper":1.72}},"contrast":{"text":[{"fg":"ink","bg":"surface","ratio":15.3,"needs":4.5,"passes":true},{"fg":"ink","bg":"paper","ratio":14.65,"needs":4.5,"passes":true},{"fg":"ink","bg":"blue50","ratio":13.95,"needs":4.5,"passes":true},{"fg":"ink","bg":"green50","ratio":14.03,"needs":4.5,"passes":true},{"fg":"ink","bg":"lamp100","ratio":13.89,"needs":4.5,"passes":true},{"fg":"ink","bg":"gray100","ratio":12.66,"needs":4.5,"passes":true},{"fg":"inkSoft","bg":"surface","ratio":7.48,"needs":4.5,"passes":true},{"fg":"inkSoft","bg":"paper","ratio":7.17,"needs":4.5,"passes":true},{"fg":"inkSoft","bg":"blue50","ratio":6.82,"needs":4.5,"passes":true},{"fg":"inkSoft","bg":"green50","ratio":6.86,"needs":4.5,"passes":true},{"fg":"inkSoft","bg":"lamp100","ratio":6.8,"needs":4.5,"passes":true},{"fg":"inkSoft","bg":"gray50","ratio":6.78,"needs":4.5,"passes":true},{"fg":"blue700","bg":"surface","ratio":8.93,"needs":4.5,"passes":true},{"fg":"blue700","bg":"paper","ratio":8.55,"needs":4.5,"passes":true},{"fg":"blue700","bg":"blue50","ratio":8.15,"needs":4.5,"passes":true},{"fg":"blue700","bg":"blue100","ratio":7.34,"needs":4.5,"passes":true},{"fg":"blue700","bg":"blue200","ratio":6.38,"needs":4.5,"passes":true},{"fg":"surface","bg":"blue700","ratio":8.93,"needs":4.5,"passes":true},{"fg":"surface","bg":"blue800","ratio":11.57,"needs":4.5,"passes":true},{"fg":"surface","bg":"blue900","ratio":14.5,"needs":4.5,"passes":true},{"fg":"green700","bg":"surface","ratio":7.2,"needs":4.5,"passes":true},{"fg":"green700","bg":"green50","ratio":6.6,"needs":4.5,"passes":true},{"fg":"green700","bg":"green100","ratio":5.97,"needs":4.5,"passes":true},{"fg":"green700","bg":"green200","ratio":5.18,"needs":4.5,"passes":true},{"fg":"surface","bg":"green700","ratio":7.2,"needs":4.5,"passes":true},{"fg":"surface","bg":"green800","ratio":9.83,"needs":4.5,"passes":true},{"fg":"surface","bg":"green900","ratio":12.93,"needs":4.5,"passes":true},{"fg":"red700","bg":"surface","ratio":7.1,"needs":4.5,"passes":true},{"fg":"red700","bg":"red50","ratio":6.38,"needs":4.5,"passes":true},{"fg":"surface","bg":"red700","ratio":7.1,"needs":4.5,"passes":true},{"fg":"surface","bg":"red800","ratio":9.6,"needs":4.5,"passes":true},{"fg":"lampText","bg":"lamp100","ratio":7.69,"needs":4.5,"passes":true},{"fg":"ink","bg":"lamp400","ratio":10.41,"needs":4.5,"passes":true},{"fg":"nightText","bg":"night","ratio":12.93,"needs":4.5,"passes":true},{"fg":"nightSoft","bg":"night","ratio":8.54,"needs":4.5,"passes":true},{"fg":"lamp400","bg":"night","ratio":10.49,"needs":4.5,"passes":true}],"nonText":[{"fg":"lineStrong","bg":"surface","ratio":4.5,"needs":3,"passes":true},{"fg":"lineStrong","bg":"paper","ratio":4.3,"needs":3,"passes":true},{"fg":"lineStrong","bg":"gray50","ratio":4.07,"needs":3,"passes":true},{"fg":"star","bg":"surface","ratio":3.83,"needs":3,"passes":true},{"fg":"star","bg":"paper","ratio":3.66,"needs":3,"passes":true},{"fg":"star","bg":"lamp100","ratio":3.47,"needs":3,"passes":true},{"fg":"ink","bg":"surface","ratio":15.3,"needs":3,"passes":true},{"fg":"lamp400","bg":"night","ratio":10.49,"needs":3,"passes":true},{"fg":"ink","bg":"lamp400","ratio":10.41,"needs":3,"passes":true},{"fg":"blue700","bg":"surface","ratio":8.93,"needs":3,"passes":true},{"fg":"green700","bg":"surface","ratio":7.2,"needs":3,"passes":true},{"fg":"red700","bg":"surface","ratio":7.1,"needs":3,"passes":true}]},"font":{"text":{"family":"\'Atkinson Hyperlegible Next Variable\', \'Text Fallback\', system-ui, -apple-system, \'Segoe UI\', sans-serif","files":["assets/fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2","assets/fonts/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2","assets/fonts/atkinson-hyperlegible-next-latin-wght-italic.woff2"]},"head":{"family":"\'Vollkorn Variable\', \'Head Fallback\', Georgia, \'Times New Roman\', serif","files":["assets/fonts/vollkorn-latin-wght-normal.woff2","assets/fonts/vollkorn-latin-ext-wght-normal.woff2"],"use":"h1–h3, big figures, prices. Never below 20 px."},"weight":{"regular":400,"medium":500,"semibold":600,"bold":700}},"type":{"meta":{"size":"1rem","line":1.45,"use":"smallest text in the product: 16 px (meta, hints, badges)"},"body":{"size":"clamp(1.0625rem, 1.045rem + 0.09vw, 1.125rem)","line":1.6,"use":"17 → 18 px"},"lead":{"size":"clamp(1.1875rem, 1.14rem + 0.22vw, 1.375rem)","line":1.5,"use":"19 → 22 px"},"h4":{"size":"clamp(1.1875rem, 1.15rem + 0.18vw, 1.3125rem)","line":1.35,"use":"text face, 600"},"h3":{"size":"clamp(1.3125rem, 1.25rem + 0.3vw, 1.5625rem)","line":1.25,"use":"head face, 600"},"h2":{"size":"clamp(1.625rem, 1.48rem + 0.7vw, 2.125rem)","line":1.2,"use":"head face, 600"},"h1":{"size":"clamp(1.9375rem, 1.66rem + 1.35vw, 3rem)","line":1.12,"use":"head face, 600"},"figure":{"size":"clamp(2.25rem, 1.9rem + 1.7vw, 3.25rem)","line":1,"use":"numbers, prices"}},"space":{"1":"0.25rem","2":"0.5rem","3":"0.75rem","4":"1rem","5":"1.5rem","6":"2rem","7":"3rem","8":"4rem","9":"6rem","gutter":"clamp(1rem, 4vw, 2.5rem)","section":"clamp(3rem, 2.2rem + 3.5vw, 5.5rem)"},"size":{"container":"75rem","measure":"40rem","touch":"2.75rem","buttonSmall":"2.75rem","buttonNormal":"3.125rem","buttonLarge":"3.625rem","field":"3.25rem","header":"4.5rem","headerPhone":"4rem","star":"1.375rem","icon":"1.375rem","iconSmall":"1.125rem","map":"515px","cardPicture":"13rem"},"radius":{"small":"0.375rem","field":"0.625rem","button":"0.75rem","card":"1rem","panel":"1.5rem","pill":"999px","window":"50% 50% 0.75rem 0.75rem / 16% 16% 0.75rem 0.75rem"},"border":{"hair":"1px solid #D9DDE2","field":"2px solid #6A788A","thick":"3px"},"shadow":{"card":"0 1px 2px rgb(22 38 58 / .06), 0 4px 14px rgb(22 38 58 / .05)","raised":"0 2px 4px rgb(22 38 58 / .08), 0 12px 32px rgb(22 38 58 / .12)","overlay":"0 8px 16px rgb(22 38 58 / .12), 0 24px 64px rgb(22 38 58 / .22)"},"focus":{"outline":"3px solid #16263A","offset":"3px","glow":"0 0 0 3px #FFCE6B","note":"Lit window: lamp fills the gap, ink frames it. Outline survives forced-colors."},"motion":{"fast":"120ms","normal":"200ms","slow":"320ms","ease":"cubic-bezier(.2,.7,.3,1)","reduced":"all durations 0.01ms under prefers-reduced-motion"},"breakpoint":{"tablet":768,"desktop":1024,"wide":1280,"note":"phone ≤ 767; packages tabs up to and including 768; main links fold into the menu below 1280"},"z":{"base":0,"raised":10,"sticky":100,"header":200,"bottomBar":300,"overlay":400,"dialog":500,"consent":600,"skipLink":700}}');

/***/ }

}]);
//# sourceMappingURL=shared-ui_src_showcase_index_ts.2714c894.js.map