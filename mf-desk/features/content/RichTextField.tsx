import type { Picture } from '@care/contracts/schemas';
import { Button, Row } from '@care/ui';
import { FieldFrame, GroupFrame, Input } from '@care/ui/field';
import { useField, useFormField, useShownError, type NamedField } from '@care/ui/form';
import styled from '@emotion/styled';
import { Mark, mergeAttributes, type ChainedCommands } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { PictureChooser } from './PictureField';
import { contentText } from './texts';
import type texts from './texts.de.json';

const Frame = styled.div`
  border: 2px solid var(--line-strong);
  border-radius: var(--r-field);
  background: var(--surface);
  &:focus-within {
    border-color: var(--blue-700);
  }
`;
const Tools = styled(Row)`
  gap: var(--s-1);
  padding: var(--s-2);
  border-bottom: 1px solid var(--line);
  & > button[aria-pressed='true'] {
    background: var(--blue-700);
    color: #fff;
  }
`;
/** The library's own styles are not injected, because the security policy allows the styles of emotion only. */
const Area = styled(EditorContent)`
  padding: var(--s-4);
  & .ProseMirror {
    min-height: 16rem;
    outline: none;
    white-space: break-spaces;
    overflow-wrap: anywhere;
  }
  & .ProseMirror > * + * {
    margin-top: var(--s-3);
  }
  & ul,
  & ol {
    padding-inline-start: 1.4rem;
  }
  & img {
    max-width: 100%;
    height: auto;
  }
  & img.ProseMirror-selectednode {
    outline: 3px solid var(--blue-700);
  }
  & table {
    width: 100%;
    border-collapse: collapse;
  }
  & th,
  & td {
    padding: var(--s-2);
    border: 1px solid var(--line-strong);
    text-align: start;
    vertical-align: top;
  }
`;

/** Small print, which the texts of the site use. */
const Small = Mark.create({
  name: 'small',
  parseHTML: () => [{ tag: 'small' }],
  renderHTML: ({ HTMLAttributes }) => ['small', HTMLAttributes, 0],
});
/** Pictures of other sites are left out when they are pasted; the API would remove their addresses. */
const OwnImage = Image.extend({ parseHTML: () => [{ tag: 'img[src^="/"]' }] });
/** Without the style attributes of the library, which the security policy forbids; with the caption. */
const PlainTable = Table.extend({
  addAttributes: () => ({
    'data-caption': {
      default: null,
      parseHTML: (element: HTMLElement) => element.querySelector('caption')?.textContent,
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
});

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
    ...{ code: false, codeBlock: false, strike: false, underline: false, horizontalRule: false, trailingNode: false },
  }),
  OwnImage,
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
  Small,
];

/** Formatted text as a form field: headings, lists, links, tables and pictures. Its value is HTML. */
export function RichTextField({ name, label, hint, required }: NamedField) {
  const { input, meta } = useField<string>(name, { allowNull: true });
  const id = useFormField(name, label);
  const error = useShownError(meta);
  const onChange = useRef(input.onChange);
  onChange.current = input.onChange;
  const last = useRef(input.value);
  const editor = useEditor({
    extensions,
    content: input.value,
    injectCSS: false,
    // The tools show what the selection is.
    shouldRerenderOnTransaction: true,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, id } },
    onUpdate: ({ editor: changed }) => {
      last.current = changed.isEmpty ? '' : storedHtml(changed.getHTML());
      onChange.current(last.current);
    },
  });
  // A restored draft, or what somebody else has saved.
  useEffect(() => {
    if (input.value === last.current) return;
    last.current = input.value;
    editor.commands.setContent(input.value, { emitUpdate: false });
  }, [editor, input.value]);
  return (
    <GroupFrame id={`${id}-group`} label={label} hint={hint} required={required} error={error}>
      <Frame>
        <Toolbar editor={editor} />
        <Area editor={editor} />
      </Frame>
    </GroupFrame>
  );
}

function Toolbar({ editor }: { editor: Editor }) {
  const [panel, setPanel] = useState<'link' | 'picture'>();
  const isInTable = editor.isActive('table');
  const tool = (name: ToolName, command: (chain: ChainedCommands) => ChainedCommands, isOn?: boolean) => (
    <Tool name={name} isOn={isOn} onClick={() => command(editor.chain().focus()).run()} />
  );
  const close = () => {
    setPanel(undefined);
    editor.commands.focus();
  };
  return (
    <>
      <Tools role="group" aria-label={contentText('format.label')}>
        {tool('h2', (chain) => chain.toggleHeading({ level: 2 }), editor.isActive('heading', { level: 2 }))}
        {tool('h3', (chain) => chain.toggleHeading({ level: 3 }), editor.isActive('heading', { level: 3 }))}
        {tool('bold', (chain) => chain.toggleBold(), editor.isActive('bold'))}
        {tool('italic', (chain) => chain.toggleItalic(), editor.isActive('italic'))}
        {tool('bulletList', (chain) => chain.toggleBulletList(), editor.isActive('bulletList'))}
        {tool('orderedList', (chain) => chain.toggleOrderedList(), editor.isActive('orderedList'))}
        {tool('blockquote', (chain) => chain.toggleBlockquote(), editor.isActive('blockquote'))}
        <Tool name="link" isOn={editor.isActive('link')} onClick={() => setPanel('link')} />
        <Tool name="picture" onClick={() => setPanel('picture')} />
        {!isInTable && tool('table', (chain) => chain.insertTable({ rows: 3, cols: 3 }))}
        {tool('undo', (chain) => chain.undo())}
        {tool('redo', (chain) => chain.redo())}
      </Tools>
      {isInTable && (
        <Tools role="group" aria-label={contentText('format.tableParts')}>
          {tool('addRow', (chain) => chain.addRowAfter())}
          {tool('deleteRow', (chain) => chain.deleteRow())}
          {tool('addColumn', (chain) => chain.addColumnAfter())}
          {tool('deleteColumn', (chain) => chain.deleteColumn())}
          {tool('deleteTable', (chain) => chain.deleteTable())}
        </Tools>
      )}
      {panel === 'link' && <LinkPanel editor={editor} onClose={close} />}
      {panel === 'picture' && (
        <PicturePanel
          onTake={({ url, width, height, alt }) => {
            editor
              .chain()
              .focus()
              .setImage({ src: url, alt, ...(width && { width }), ...(height && { height }) })
              .run();
            setPanel(undefined);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

type ToolName = keyof (typeof texts)['format'];

/** A pressed tool leaves the focus in the text: the editor would take it back a moment after the press only. */
const Tool = ({ name, isOn, onClick }: { name: ToolName; isOn?: boolean; onClick: () => void }) => (
  <Button
    variant="bgNone"
    size="small"
    aria-pressed={isOn}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    {contentText(`format.${name}`)}
  </Button>
);

/** The pressed button opens a panel, so its first field takes the focus. */
const focus = (element: HTMLElement | null) => element?.focus();

const Box = styled.div`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-3);
  border-bottom: 1px solid var(--line);
`;

/** Makes a link of the selected text, or inserts a linked text. */
function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const [href, setHref] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [text, setText] = useState('');
  const isInserting = editor.state.selection.empty && !editor.isActive('link');
  const take = () => {
    const address = href.trim();
    const chain = editor.chain().focus();
    if (isInserting && address)
      chain
        .insertContent({ type: 'text', text: text || address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run();
    else if (address) chain.extendMarkRange('link').setLink({ href: address }).run();
    else chain.extendMarkRange('link').unsetLink().run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault(); // the form is not to be sent
    take();
  };
  return (
    <Box onKeyDown={onKeyDown}>
      <FieldFrame id={id} label={contentText('format.address')} hint={contentText('format.addressHint')}>
        {(control) => <Input {...control} ref={focus} value={href} onChange={({ target }) => setHref(target.value)} />}
      </FieldFrame>
      {isInserting && (
        <FieldFrame id={`${id}-text`} label={contentText('format.linkText')}>
          {(control) => <Input {...control} value={text} onChange={({ target }) => setText(target.value)} />}
        </FieldFrame>
      )}
      <Row>
        <Button size="small" variant="secondaryBlue" onClick={take}>
          {contentText(href.trim() || isInserting ? 'format.take' : 'format.unlink')}
        </Button>
        <Button size="small" variant="bgNone" onClick={onClose}>
          {contentText('format.cancel')}
        </Button>
      </Row>
    </Box>
  );
}

function PicturePanel({ onTake, onClose }: { onTake: (picture: Picture) => void; onClose: () => void }) {
  const id = useId();
  const [picture, setPicture] = useState<Picture | null>(null);
  return (
    <Box>
      <PictureChooser id={id} picture={picture} onChange={setPicture} />
      <Row>
        {picture && (
          <Button size="small" variant="secondaryBlue" onClick={() => onTake(picture)}>
            {contentText('format.insert')}
          </Button>
        )}
        <Button size="small" variant="bgNone" onClick={onClose}>
          {contentText('format.cancel')}
        </Button>
      </Row>
    </Box>
  );
}

/**
 * The editor's markup as pages need it: the first row of header cells is the head of a table, cells repeat their heading
 * for narrow screens, and a caption is an element.
 */
export function storedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const table of body.querySelectorAll('table')) {
    const [first, ...rest] = table.rows;
    const headings = first && [...first.cells].every(({ tagName }) => tagName === 'TH') ? [...first.cells] : [];
    if (first && headings.length > 0) {
      table.createTHead().append(first);
      for (const heading of headings) heading.scope = 'col';
    }
    for (const row of rest)
      [...row.cells].forEach((cell, index) => {
        const label = headings[index]?.textContent.trim();
        if (cell.tagName === 'TH') cell.scope = 'row';
        else if (label) cell.dataset.label = label;
      });
    const { caption } = table.dataset;
    if (caption) table.createCaption().textContent = caption;
    delete table.dataset.caption;
  }
  // Cells of the editor hold paragraphs; a single one is only its text.
  for (const paragraph of body.querySelectorAll('td > p:only-child, th > p:only-child, li > p:only-child'))
    paragraph.replaceWith(...paragraph.childNodes);
  return body.innerHTML;
}
