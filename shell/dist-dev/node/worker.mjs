import * as __WEBPACK_EXTERNAL_MODULE_node_crypto_879f6cbe__ from "node:crypto";
import * as __WEBPACK_EXTERNAL_MODULE_node_fs_df6b52af__ from "node:fs";
import * as __WEBPACK_EXTERNAL_MODULE_node_module_8c58bc8f__ from "node:module";
import * as __WEBPACK_EXTERNAL_MODULE_node_path_0e7d56ab__ from "node:path";
import * as __WEBPACK_EXTERNAL_MODULE_node_vm_0a26fd70__ from "node:vm";
import * as __WEBPACK_EXTERNAL_MODULE_node_worker_threads_4614e1d4__ from "node:worker_threads";
/******/ var __webpack_modules__ = ({

/***/ "./server/render/load-slice.ts"
/*!*************************************!*\
  !*** ./server/render/load-slice.ts ***!
  \*************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadSlice: () => (/* binding */ loadSlice)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! node:crypto */ "node:crypto");
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! node:fs */ "node:fs");
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! node:vm */ "node:vm");



/**
 * Runs a slice's server file: only when its hash is the registry's, and with nothing to require but what is shared.
 * Throws with the reason otherwise.
 */ function loadSlice(file, integrity, shared) {
    const source = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file);
    const actual = `sha384-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha384').update(source).digest('base64')}`;
    if (actual !== integrity) throw new Error('the server file does not have the hash of the registry');
    const module = {
        exports: {}
    };
    const require = (name)=>{
        if (Object.hasOwn(shared, name)) return shared[name];
        throw new Error(`"${name}" is not shared with slices`);
    };
    (0,node_vm__WEBPACK_IMPORTED_MODULE_2__.compileFunction)(source.toString(), [
        'module',
        'exports',
        'require'
    ], {
        filename: file
    })(module, module.exports, require);
    return module.exports;
}


/***/ },

/***/ "node:crypto"
/*!******************************!*\
  !*** external "node:crypto" ***!
  \******************************/
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE_node_crypto_879f6cbe__;

/***/ },

/***/ "node:fs"
/*!**************************!*\
  !*** external "node:fs" ***!
  \**************************/
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE_node_fs_df6b52af__;

/***/ },

/***/ "node:module"
/*!******************************!*\
  !*** external "node:module" ***!
  \******************************/
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE_node_module_8c58bc8f__;

/***/ },

/***/ "node:path"
/*!****************************!*\
  !*** external "node:path" ***!
  \****************************/
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE_node_path_0e7d56ab__;

/***/ },

/***/ "node:vm"
/*!**************************!*\
  !*** external "node:vm" ***!
  \**************************/
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE_node_vm_0a26fd70__;

/***/ },

/***/ "node:worker_threads"
/*!**************************************!*\
  !*** external "node:worker_threads" ***!
  \**************************************/
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE_node_worker_threads_4614e1d4__;

/***/ }

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ const __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __webpack_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	const cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	const module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	if (!(moduleId in __webpack_modules__)) {
/******/ 		delete __webpack_module_cache__[moduleId];
/******/ 		const e = new Error("Cannot find module '" + moduleId + "'");
/******/ 		e.code = 'MODULE_NOT_FOUND';
/******/ 		throw e;
/******/ 	}
/******/ 	__webpack_modules__[moduleId](module, module.exports, __webpack_require__);
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/define property getters */
/******/ // define getter/value functions for harmony exports
/******/ __webpack_require__.d = (exports, definition) => {
/******/ 	for(var key in definition) {
/******/ 		if(__webpack_require__.o(definition, key) && !__webpack_require__.o(exports, key)) {
/******/ 			Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 		}
/******/ 	}
/******/ };
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ __webpack_require__.o = (obj, prop) => (Object.hasOwn(obj, prop));
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ // define __esModule on exports
/******/ __webpack_require__.r = (exports) => {
/******/ 	Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 	Object.defineProperty(exports, '__esModule', { value: true });
/******/ };
/******/ 
/************************************************************************/
let __webpack_exports__ = {};
// This entry needs to be wrapped in an IIFE because it needs to be isolated against other modules in the chunk.
(() => {
/*!*********************************!*\
  !*** ./server/render/worker.ts ***!
  \*********************************/
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! node:module */ "node:module");
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! node:path */ "node:path");
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! node:worker_threads */ "node:worker_threads");
/* harmony import */ var _load_slice__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! ./load-slice */ "./server/render/load-slice.ts");
// One worker renders one composition for its whole life: no version meets another, nothing has to be unloaded.




const { hostFile, releasesFolder, apiUrl, composition, servers, deadlineMs } = node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.workerData;
const host = (0,node_module__WEBPACK_IMPORTED_MODULE_0__.createRequire)(hostFile)(hostFile);
host.configureApi({
    baseUrl: apiUrl
});
const loaded = new Map();
function sliceExports(name) {
    const known = loaded.get(name);
    if (known) return known;
    const server = servers[name];
    if (!server) throw new Error(`${name} is not in the registry`);
    const file = node_path__WEBPACK_IMPORTED_MODULE_1__["default"].join(releasesFolder, name, server.version, 'node', server.file);
    const exports = (0,_load_slice__WEBPACK_IMPORTED_MODULE_3__.loadSlice)(file, server.integrity, host.shared);
    loaded.set(name, exports);
    return exports;
}
const say = (message)=>node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.parentPort?.postMessage(message);
const wordsOf = (error)=>error instanceof Error ? error.stack ?? error.message : String(error);
node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.parentPort?.on('message', ({ id, url })=>{
    host.render({
        composition,
        loadSlice: sliceExports,
        url,
        deadlineMs
    }).then((result)=>say({
            kind: 'result',
            id,
            result
        })).catch((error)=>say({
            kind: 'error',
            id,
            message: wordsOf(error)
        }));
});
process.on('unhandledRejection', (reason)=>say({
        kind: 'stray',
        message: wordsOf(reason)
    }));
say({
    kind: 'ready'
});

})();


//# sourceMappingURL=worker.mjs.map