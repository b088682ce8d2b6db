import * as __WEBPACK_EXTERNAL_MODULE__fastify_compress_a3459ddd__ from "@fastify/compress";
import * as __WEBPACK_EXTERNAL_MODULE__fastify_http_proxy_312d323e__ from "@fastify/http-proxy";
import * as __WEBPACK_EXTERNAL_MODULE__fastify_static_bc6c981b__ from "@fastify/static";
import * as __WEBPACK_EXTERNAL_MODULE__reduxjs_toolkit_7dfd7aab__ from "@reduxjs/toolkit";
import * as __WEBPACK_EXTERNAL_MODULE__reduxjs_toolkit_query_react_6d617fea__ from "@reduxjs/toolkit/query/react";
import * as __WEBPACK_EXTERNAL_MODULE_fastify__ from "fastify";
import * as __WEBPACK_EXTERNAL_MODULE_i18next__ from "i18next";
import * as __WEBPACK_EXTERNAL_MODULE_node_crypto_879f6cbe__ from "node:crypto";
import * as __WEBPACK_EXTERNAL_MODULE_node_fs_df6b52af__ from "node:fs";
import * as __WEBPACK_EXTERNAL_MODULE_node_fs_promises_4c1a0004__ from "node:fs/promises";
import * as __WEBPACK_EXTERNAL_MODULE_node_path_0e7d56ab__ from "node:path";
import * as __WEBPACK_EXTERNAL_MODULE_node_timers_promises_fbf81ec3__ from "node:timers/promises";
import * as __WEBPACK_EXTERNAL_MODULE_node_util_edf1c6fb__ from "node:util";
import * as __WEBPACK_EXTERNAL_MODULE_node_worker_threads_4614e1d4__ from "node:worker_threads";
import * as __WEBPACK_EXTERNAL_MODULE_node_zlib_5f3571ea__ from "node:zlib";
import * as __WEBPACK_EXTERNAL_MODULE_react__ from "react";
import * as __WEBPACK_EXTERNAL_MODULE_react_redux_32a4197d__ from "react-redux";
import * as __WEBPACK_EXTERNAL_MODULE_react_jsx_dev_runtime_33de23c1__ from "react/jsx-dev-runtime";
import * as __WEBPACK_EXTERNAL_MODULE_zod__ from "zod";
/******/ var __webpack_modules__ = ({

/***/ "../federation/src/browser/composition.ts"
/*!************************************************!*\
  !*** ../federation/src/browser/composition.ts ***!
  \************************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseModuleId: () => (/* binding */ parseModuleId),
/* harmony export */   releasePath: () => (/* binding */ releasePath),
/* harmony export */   slotsOf: () => (/* binding */ slotsOf)
/* harmony export */ });
/** Where a release's files are served. */ const releasePath = ({ name, version })=>`/releases/${name}/${version}/web/`;
/** Slot → module id (`slice/expose`). Of two slices that fill one slot the first by name wins, everywhere alike. */ function slotsOf(slices) {
    const byName = [
        ...slices
    ].sort((a, b)=>a.name < b.name ? 1 : -1);
    return Object.fromEntries(byName.flatMap(({ name, fills })=>Object.entries(fills).map(([slot, expose])=>[
                slot,
                `${name}/${expose}`
            ])));
}
/** Splits a module id into slice and exposed module. */ function parseModuleId(id) {
    const [slice = '', expose = ''] = id.split('/');
    return {
        slice,
        expose
    };
}


/***/ },

/***/ "../federation/src/browser/index.ts"
/*!******************************************!*\
  !*** ../federation/src/browser/index.ts ***!
  \******************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createLoader: () => (/* reexport safe */ _loader__WEBPACK_IMPORTED_MODULE_1__.createLoader),
/* harmony export */   parseModuleId: () => (/* reexport safe */ _composition__WEBPACK_IMPORTED_MODULE_0__.parseModuleId),
/* harmony export */   releasePath: () => (/* reexport safe */ _composition__WEBPACK_IMPORTED_MODULE_0__.releasePath),
/* harmony export */   slotsOf: () => (/* reexport safe */ _composition__WEBPACK_IMPORTED_MODULE_0__.slotsOf)
/* harmony export */ });
/* harmony import */ var _composition__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! ./composition */ "../federation/src/browser/composition.ts");
/* harmony import */ var _loader__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! ./loader */ "../federation/src/browser/loader.ts");




/***/ },

/***/ "../federation/src/browser/loader.ts"
/*!*******************************************!*\
  !*** ../federation/src/browser/loader.ts ***!
  \*******************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createLoader: () => (/* binding */ createLoader)
/* harmony export */ });
/* harmony import */ var _release_caret__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! ../release/caret */ "../federation/src/release/caret.ts");
/* harmony import */ var _composition__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! ./composition */ "../federation/src/browser/composition.ts");


const longestPauseMs = 30_000;
function createLoader(options) {
    const { slices, contractsVersion, loadRemote, timeoutMs = 8000, retryAfterMs = [
        400,
        1200
    ], onState } = options;
    const inFlight = new Map();
    /** Slices whose versions do not fit: asking the runtime again would give a half-initialised module. */ const refused = new Map();
    function fail(slice, version, reason, message) {
        const failure = {
            slice,
            version,
            reason,
            message
        };
        if (reason === 'incompatible') refused.set(slice, failure);
        onState?.('failed', slice, failure);
        return {
            success: false,
            failure
        };
    }
    async function attempt(found, expose) {
        const { name, version, container } = found;
        const loading = loadRemote(`${container}/${expose}`);
        const result = await Promise.race([
            loading.then((module)=>({
                    module
                }), (error)=>({
                    error
                })),
            afterTimeout(timeoutMs)
        ]);
        if (result === 'timeout') return fail(name, version, 'timeout', `no answer within ${timeoutMs} ms`);
        if ('error' in result) return fail(name, version, reasonOf(result.error), messageOf(result.error));
        if (!isPageOrSlot(result.module)) return fail(name, version, 'exports', `${expose} has no component as default export`);
        onState?.('loaded', name);
        return {
            success: true,
            module: result.module
        };
    }
    async function run(id) {
        const { slice, expose } = (0,_composition__WEBPACK_IMPORTED_MODULE_1__.parseModuleId)(id);
        const known = refused.get(slice);
        if (known) return {
            success: false,
            failure: known
        };
        const found = slices.find(({ name })=>name === slice);
        if (!found?.exposes[expose]) return fail(slice, found?.version ?? '', 'unknown', `${id} is not in the registry`);
        onState?.('resolved', slice);
        if (!(0,_release_caret__WEBPACK_IMPORTED_MODULE_0__.satisfiesCaret)(contractsVersion, found.contracts)) {
            return fail(slice, found.version, 'incompatible', `asks for contracts ${found.contracts}, the shell runs ${contractsVersion}`);
        }
        onState?.('compatible', slice);
        let result = await attempt(found, expose);
        for (const waitMs of retryAfterMs){
            if (result.success || !isWorthRetrying(result.failure)) break;
            await pauseOrOnline(waitMs);
            result = await attempt(found, expose);
        }
        return result;
    }
    function load(id) {
        const running = inFlight.get(id);
        if (running) return running;
        const started = run(id).finally(()=>inFlight.delete(id));
        inFlight.set(id, started);
        return started;
    }
    async function keepTrying(id) {
        for(let waitMs = 1000;; waitMs = Math.min(2 * waitMs, longestPauseMs)){
            const result = await load(id);
            if (result.success || !isWorthRetrying(result.failure)) return result;
            await pauseOrOnline(waitMs);
        }
    }
    return {
        load,
        keepTrying
    };
}
const isWorthRetrying = ({ reason })=>reason === 'network' || reason === 'timeout' || reason === 'evaluation';
function isPageOrSlot(module) {
    return typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'function';
}
const messageOf = (error)=>(error instanceof Error ? error.message : String(error)).slice(0, 300);
/** The runtime tells a version that does not fit and a file that did not come apart only by its words. */ function reasonOf(error) {
    const message = messageOf(error);
    if (/satisfy|strictVersion|shared .*version/i.test(message)) return 'incompatible';
    return /load|fetch|network|RUNTIME-00[38]/i.test(message) ? 'network' : 'evaluation';
}
const afterTimeout = (ms)=>new Promise((resolve)=>setTimeout(resolve, ms, 'timeout'));
/** Resolves after the pause, or as soon as the browser is back online. */ function pauseOrOnline(ms) {
    return new Promise((resolve)=>{
        const done = ()=>{
            clearTimeout(timer);
            removeEventListener('online', done);
            resolve();
        };
        const timer = setTimeout(done, ms);
        addEventListener('online', done);
    });
}


/***/ },

/***/ "../federation/src/release/caret.ts"
/*!******************************************!*\
  !*** ../federation/src/release/caret.ts ***!
  \******************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   satisfiesCaret: () => (/* binding */ satisfiesCaret)
/* harmony export */ });
function parse(text) {
    const match = /^(\d+)\.(\d+)\.(\d+)/.exec(text);
    return match ? [
        Number(match[1]),
        Number(match[2]),
        Number(match[3])
    ] : undefined;
}
/** Whether `version` satisfies the caret `range` (`^1.2.0`); anything unreadable does not (EM-03). */ function satisfiesCaret(version, range) {
    const actual = parse(version);
    const wanted = range.startsWith('^') ? parse(range.slice(1)) : undefined;
    if (!actual || !wanted) return false;
    const [major, minor, patch] = wanted;
    if (actual[0] !== major) return false;
    if (major === 0) return actual[1] === minor && actual[2] >= patch;
    return actual[1] > minor || actual[1] === minor && actual[2] >= patch;
}


/***/ },

/***/ "../federation/src/release/manifest.ts"
/*!*********************************************!*\
  !*** ../federation/src/release/manifest.ts ***!
  \*********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   emptyRegistry: () => (/* binding */ emptyRegistry),
/* harmony export */   registryDocument: () => (/* binding */ registryDocument),
/* harmony export */   sliceManifest: () => (/* binding */ sliceManifest)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! zod */ "zod");

const integrity = zod__WEBPACK_IMPORTED_MODULE_0__.z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const fileName = zod__WEBPACK_IMPORTED_MODULE_0__.z.string().regex(/^[\w.-]+$/);
const slotName = zod__WEBPACK_IMPORTED_MODULE_0__.z.string();
/** `slice.json`: what a built slice offers, which files each of its modules needs, and the hash of every file. */ const sliceManifest = zod__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    name: zod__WEBPACK_IMPORTED_MODULE_0__.z.string().regex(/^mf-[a-z-]+$/),
    version: zod__WEBPACK_IMPORTED_MODULE_0__.z.string().regex(/^\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/),
    contracts: zod__WEBPACK_IMPORTED_MODULE_0__.z.string().regex(/^\^\d+\.\d+\.\d+$/),
    /** The container's name in the federation runtime. */ container: zod__WEBPACK_IMPORTED_MODULE_0__.z.string().regex(/^mf_[a-z_]+$/),
    entry: fileName,
    exposes: zod__WEBPACK_IMPORTED_MODULE_0__.z.record(zod__WEBPACK_IMPORTED_MODULE_0__.z.string(), zod__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
        js: zod__WEBPACK_IMPORTED_MODULE_0__.z.array(fileName),
        css: zod__WEBPACK_IMPORTED_MODULE_0__.z.array(fileName)
    })),
    routes: zod__WEBPACK_IMPORTED_MODULE_0__.z.array(zod__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
        path: zod__WEBPACK_IMPORTED_MODULE_0__.z.string().startsWith('/'),
        expose: zod__WEBPACK_IMPORTED_MODULE_0__.z.string(),
        render: zod__WEBPACK_IMPORTED_MODULE_0__.z.enum([
            'server',
            'client'
        ]),
        slots: zod__WEBPACK_IMPORTED_MODULE_0__.z.array(slotName)
    })),
    fills: zod__WEBPACK_IMPORTED_MODULE_0__.z.record(slotName, zod__WEBPACK_IMPORTED_MODULE_0__.z.string()),
    navigation: zod__WEBPACK_IMPORTED_MODULE_0__.z.array(zod__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
        label: zod__WEBPACK_IMPORTED_MODULE_0__.z.string(),
        to: zod__WEBPACK_IMPORTED_MODULE_0__.z.string().startsWith('/'),
        order: zod__WEBPACK_IMPORTED_MODULE_0__.z.number(),
        audience: zod__WEBPACK_IMPORTED_MODULE_0__.z.enum([
            'everyone',
            'visitor',
            'signed-in'
        ])
    })),
    /** Of every script and style of the browser build. */ integrity: zod__WEBPACK_IMPORTED_MODULE_0__.z.record(fileName, integrity),
    server: zod__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
        file: fileName,
        integrity
    })
});
const historyEntry = zod__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    revision: zod__WEBPACK_IMPORTED_MODULE_0__.z.number().int(),
    at: zod__WEBPACK_IMPORTED_MODULE_0__.z.iso.datetime(),
    action: zod__WEBPACK_IMPORTED_MODULE_0__.z.enum([
        'publish',
        'rollback',
        'remove'
    ]),
    slice: zod__WEBPACK_IMPORTED_MODULE_0__.z.string(),
    version: zod__WEBPACK_IMPORTED_MODULE_0__.z.string()
});
/** The registry document: the live version of each slice, and everything that ever changed it. */ const registryDocument = zod__WEBPACK_IMPORTED_MODULE_0__.z.strictObject({
    revision: zod__WEBPACK_IMPORTED_MODULE_0__.z.number().int().nonnegative(),
    slices: zod__WEBPACK_IMPORTED_MODULE_0__.z.record(zod__WEBPACK_IMPORTED_MODULE_0__.z.string(), sliceManifest),
    history: zod__WEBPACK_IMPORTED_MODULE_0__.z.array(historyEntry)
});
const emptyRegistry = {
    revision: 0,
    slices: {},
    history: []
};


/***/ },

/***/ "../federation/src/store/index.ts"
/*!****************************************!*\
  !*** ../federation/src/store/index.ts ***!
  \****************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FolderReleaseStore: () => (/* reexport safe */ _release_store__WEBPACK_IMPORTED_MODULE_1__.FolderReleaseStore),
/* harmony export */   emptyRegistry: () => (/* reexport safe */ _release_manifest__WEBPACK_IMPORTED_MODULE_2__.emptyRegistry),
/* harmony export */   listReleases: () => (/* reexport safe */ _registry__WEBPACK_IMPORTED_MODULE_0__.listReleases),
/* harmony export */   publish: () => (/* reexport safe */ _registry__WEBPACK_IMPORTED_MODULE_0__.publish),
/* harmony export */   readRegistry: () => (/* reexport safe */ _registry__WEBPACK_IMPORTED_MODULE_0__.readRegistry),
/* harmony export */   registryDocument: () => (/* reexport safe */ _release_manifest__WEBPACK_IMPORTED_MODULE_2__.registryDocument),
/* harmony export */   registryFile: () => (/* reexport safe */ _registry__WEBPACK_IMPORTED_MODULE_0__.registryFile),
/* harmony export */   rollback: () => (/* reexport safe */ _registry__WEBPACK_IMPORTED_MODULE_0__.rollback),
/* harmony export */   satisfiesCaret: () => (/* reexport safe */ _release_caret__WEBPACK_IMPORTED_MODULE_3__.satisfiesCaret),
/* harmony export */   sliceManifest: () => (/* reexport safe */ _release_manifest__WEBPACK_IMPORTED_MODULE_2__.sliceManifest),
/* harmony export */   whyNotDeployable: () => (/* reexport safe */ _registry__WEBPACK_IMPORTED_MODULE_0__.whyNotDeployable)
/* harmony export */ });
/* harmony import */ var _registry__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! ./registry */ "../federation/src/store/registry.ts");
/* harmony import */ var _release_store__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! ./release-store */ "../federation/src/store/release-store.ts");
/* harmony import */ var _release_manifest__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! ../release/manifest */ "../federation/src/release/manifest.ts");
/* harmony import */ var _release_caret__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! ../release/caret */ "../federation/src/release/caret.ts");






/***/ },

/***/ "../federation/src/store/registry.ts"
/*!*******************************************!*\
  !*** ../federation/src/store/registry.ts ***!
  \*******************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listReleases: () => (/* binding */ listReleases),
/* harmony export */   publish: () => (/* binding */ publish),
/* harmony export */   readRegistry: () => (/* binding */ readRegistry),
/* harmony export */   registryFile: () => (/* binding */ registryFile),
/* harmony export */   rollback: () => (/* binding */ rollback),
/* harmony export */   whyNotDeployable: () => (/* binding */ whyNotDeployable)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! node:path */ "node:path");
/* harmony import */ var _release_manifest__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! ../release/manifest */ "../federation/src/release/manifest.ts");
/* harmony import */ var _release_caret__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! ../release/caret */ "../federation/src/release/caret.ts");



const documentName = 'registry.json';
/** Reads the registry document; a missing one is empty, a damaged one a problem in words. */ async function readRegistry(store) {
    const bytes = await store.read(documentName);
    if (!bytes) return {
        success: true,
        registry: _release_manifest__WEBPACK_IMPORTED_MODULE_1__.emptyRegistry
    };
    try {
        const parsed = _release_manifest__WEBPACK_IMPORTED_MODULE_1__.registryDocument.safeParse(JSON.parse(bytes.toString('utf8')));
        if (parsed.success) return {
            success: true,
            registry: parsed.data
        };
        return {
            success: false,
            problem: parsed.error.issues.map((issue)=>`${issue.path.join('.')}: ${issue.message}`).join('; ')
        };
    } catch (error) {
        return {
            success: false,
            problem: `not readable as JSON: ${error.message}`
        };
    }
}
/** Whether a release fits the running contracts; the reason in words when not (EM-03). */ function whyNotDeployable(manifest, contractsVersion) {
    if ((0,_release_caret__WEBPACK_IMPORTED_MODULE_2__.satisfiesCaret)(contractsVersion, manifest.contracts)) return undefined;
    return `${manifest.name} ${manifest.version} asks for contracts ${manifest.contracts}, the shell runs ${contractsVersion}`;
}
/** Puts a built slice into the store and makes it the live version; a release that does not fit is refused (EM-01, EM-03). */ async function publish({ store, folder, contractsVersion, readManifest }) {
    const parsed = _release_manifest__WEBPACK_IMPORTED_MODULE_1__.sliceManifest.safeParse(await readManifest(folder));
    if (!parsed.success) return {
        success: false,
        problem: `slice.json: ${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}`
    };
    const manifest = parsed.data;
    const problem = whyNotDeployable(manifest, contractsVersion);
    if (problem) return {
        success: false,
        problem
    };
    const read = await readRegistry(store);
    if (!read.success) return {
        success: false,
        problem: `registry: ${read.problem}`
    };
    const name = `${manifest.name}/${manifest.version}`;
    if (!await store.read(`${name}/slice.json`)) {
        await store.writeFolder(name, folder);
    }
    const changed = read.registry.slices[manifest.name]?.version !== manifest.version;
    if (changed) await activate(store, read.registry, manifest, 'publish');
    return {
        success: true,
        manifest,
        changed
    };
}
/** Makes an earlier release of a slice live again: the one named, or the one before the current (EM-04). */ async function rollback(store, slice, version) {
    const read = await readRegistry(store);
    if (!read.success) return {
        success: false,
        problem: `registry: ${read.problem}`
    };
    const target = version ?? previousVersion(read.registry, slice);
    if (!target) return {
        success: false,
        problem: `${slice} has no earlier release`
    };
    const bytes = await store.read(`${slice}/${target}/slice.json`);
    if (!bytes) return {
        success: false,
        problem: `${slice} ${target} is not in the store`
    };
    const manifest = _release_manifest__WEBPACK_IMPORTED_MODULE_1__.sliceManifest.parse(JSON.parse(bytes.toString('utf8')));
    await activate(store, read.registry, manifest, 'rollback');
    return {
        success: true,
        manifest,
        changed: true
    };
}
/** The release published before the live one, so that rolling back twice goes two steps and not to and fro. */ function previousVersion(registry, slice) {
    const published = registry.history.filter((entry)=>entry.slice === slice && entry.action === 'publish');
    const live = published.findLastIndex((entry)=>entry.version === registry.slices[slice]?.version);
    return published.slice(0, Math.max(0, live)).findLast((entry)=>entry.version !== registry.slices[slice]?.version)?.version;
}
async function activate(store, registry, manifest, action) {
    const revision = registry.revision + 1;
    const entry = {
        revision,
        at: new Date().toISOString(),
        action,
        slice: manifest.name,
        version: manifest.version
    };
    const next = {
        revision,
        slices: {
            ...registry.slices,
            [manifest.name]: manifest
        },
        history: [
            ...registry.history,
            entry
        ]
    };
    await store.write(documentName, `${JSON.stringify(_release_manifest__WEBPACK_IMPORTED_MODULE_1__.registryDocument.parse(next), null, 1)}\n`);
}
/** Every release of a slice in the store, with the live one marked. */ async function listReleases(store, slice) {
    const read = await readRegistry(store);
    const live = read.success ? read.registry.slices[slice]?.version : undefined;
    return (await store.list(slice)).map((version)=>({
            version,
            live: version === live
        }));
}
/** Where the registry lies below a store's folder; the shell watches it. */ const registryFile = (folder)=>node_path__WEBPACK_IMPORTED_MODULE_0__["default"].join(folder, documentName);


/***/ },

/***/ "../federation/src/store/release-store.ts"
/*!************************************************!*\
  !*** ../federation/src/store/release-store.ts ***!
  \************************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FolderReleaseStore: () => (/* binding */ FolderReleaseStore)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! node:fs/promises */ "node:fs/promises");
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! node:path */ "node:path");


class FolderReleaseStore {
    folder;
    constructor(folder){
        this.folder = folder;
    }
    async read(name) {
        try {
            return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(this.pathOf(name));
        } catch (error) {
            if (error.code === 'ENOENT') return undefined;
            throw error;
        }
    }
    async write(name, content) {
        const file = this.pathOf(name);
        const draft = `${file}.${process.pid}.draft`;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_1__["default"].dirname(file), {
            recursive: true
        });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(draft, content, {
            flush: true
        });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(draft, file);
    }
    async writeFolder(name, localFolder) {
        const target = this.pathOf(name);
        const draft = `${target}.${process.pid}.draft`;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(draft, {
            recursive: true,
            force: true
        });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.cp)(localFolder, draft, {
            recursive: true
        });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(draft, target);
    }
    async list(name) {
        try {
            const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(this.pathOf(name));
            return names.filter((entry)=>!entry.endsWith('.draft')).sort();
        } catch  {
            return [];
        }
    }
    async has(name) {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(this.pathOf(name)).catch(()=>undefined) !== undefined;
    }
    pathOf(name) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1__["default"].join(this.folder, name);
        if (!file.startsWith(node_path__WEBPACK_IMPORTED_MODULE_1__["default"].join(this.folder, node_path__WEBPACK_IMPORTED_MODULE_1__["default"].sep)) && file !== this.folder) throw new Error(`"${name}" leaves the store`);
        return file;
    }
}


/***/ },

/***/ "../shared-contracts/src/api.ts"
/*!**************************************!*\
  !*** ../shared-contracts/src/api.ts ***!
  \**************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   careApi: () => (/* binding */ careApi)
/* harmony export */ });
/* harmony import */ var _care_contracts_rtkq__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! @care/contracts/rtkq */ "../shared-contracts/src/facade/rtkq.ts");
/* harmony import */ var _request__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! ./request */ "../shared-contracts/src/request.ts");


const careBaseQuery = async (argument, { signal })=>{
    const result = await (0,_request__WEBPACK_IMPORTED_MODULE_1__.request)(typeof argument === 'string' ? {
        url: argument
    } : argument, signal);
    return result.success ? {
        data: result.data
    } : {
        error: result.error
    };
};
/** What a write may invalidate across slices. */ const careTags = [
    'Company',
    'Followed',
    'JobOffer',
    'JobSeeker',
    'Message',
    'Rating',
    'User'
];
/**
 * The one RTK Query slice of the site (EM-02). It has no endpoints of its own: shell and slices add theirs with
 * `defineSliceApi`, so nobody's bundle grows by another team's calls.
 */ const careApi = (0,_care_contracts_rtkq__WEBPACK_IMPORTED_MODULE_0__.createApi)({
    reducerPath: 'api',
    baseQuery: careBaseQuery,
    tagTypes: careTags,
    keepUnusedDataFor: 300,
    endpoints: ()=>({})
});


/***/ },

/***/ "../shared-contracts/src/care-form-slug.ts"
/*!*************************************************!*\
  !*** ../shared-contracts/src/care-form-slug.ts ***!
  \*************************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   knownCareForm: () => (/* binding */ knownCareForm),
/* harmony export */   readCareForm: () => (/* binding */ readCareForm)
/* harmony export */ });
/* harmony import */ var _vocabulary__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! ./vocabulary */ "../shared-contracts/src/vocabulary.ts");

/** Spellings people type or link to; the real slugs have no "e" there. */ const aliases = {
    'stationaere-pflege': 'stationare-pflege',
    'stationäre-pflege': 'stationare-pflege',
    'teilstationaere-pflege': 'teilstationare-pflege',
    'teilstationäre-pflege': 'teilstationare-pflege'
};
/** The care form a slug names, in any case or in one of its other spellings; undefined when it names none. */ function knownCareForm(slug) {
    const value = slug.trim().toLowerCase();
    return _vocabulary__WEBPACK_IMPORTED_MODULE_0__.CARE_FORMS.find((form)=>form === value) ?? (Object.hasOwn(aliases, value) ? aliases[value] : undefined);
}
/** As `knownCareForm`, but an unknown service belongs to "weitere-pflegeformen" (SR-01); undefined for nothing at all. */ const readCareForm = (slug)=>slug.trim() === '' ? undefined : knownCareForm(slug) ?? _vocabulary__WEBPACK_IMPORTED_MODULE_0__.OTHER_CARE_FORM;


/***/ },

/***/ "../shared-contracts/src/constants.ts"
/*!********************************************!*\
  !*** ../shared-contracts/src/constants.ts ***!
  \********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CITY_SUGGEST_MIN_LENGTH: () => (/* binding */ CITY_SUGGEST_MIN_LENGTH),
/* harmony export */   CLAIMED_COMPANIES: () => (/* binding */ CLAIMED_COMPANIES),
/* harmony export */   CLAIMED_SPECIALISTS: () => (/* binding */ CLAIMED_SPECIALISTS),
/* harmony export */   COUNTRY: () => (/* binding */ COUNTRY),
/* harmony export */   DEFAULT_RADIUS: () => (/* binding */ DEFAULT_RADIUS),
/* harmony export */   GALLERY_MAX_ITEMS: () => (/* binding */ GALLERY_MAX_ITEMS),
/* harmony export */   GALLERY_VISIBLE_ITEMS: () => (/* binding */ GALLERY_VISIBLE_ITEMS),
/* harmony export */   IMAGE_MAX_BYTES: () => (/* binding */ IMAGE_MAX_BYTES),
/* harmony export */   IMAGE_MAX_SIDE: () => (/* binding */ IMAGE_MAX_SIDE),
/* harmony export */   IMAGE_MIN_SIDE: () => (/* binding */ IMAGE_MIN_SIDE),
/* harmony export */   IMAGE_TYPES: () => (/* binding */ IMAGE_TYPES),
/* harmony export */   IMAGE_WIDTHS: () => (/* binding */ IMAGE_WIDTHS),
/* harmony export */   INVALID_ACCOUNT_TYPE: () => (/* binding */ INVALID_ACCOUNT_TYPE),
/* harmony export */   LAZY_MARGIN_PX: () => (/* binding */ LAZY_MARGIN_PX),
/* harmony export */   MAP_HEIGHT_PX: () => (/* binding */ MAP_HEIGHT_PX),
/* harmony export */   MAP_HOVER_DISTANCE_PX: () => (/* binding */ MAP_HOVER_DISTANCE_PX),
/* harmony export */   MAP_ZOOM: () => (/* binding */ MAP_ZOOM),
/* harmony export */   MAX_STARS: () => (/* binding */ MAX_STARS),
/* harmony export */   MAX_WORK_LOCATIONS: () => (/* binding */ MAX_WORK_LOCATIONS),
/* harmony export */   MIN_STARS: () => (/* binding */ MIN_STARS),
/* harmony export */   NARROW_BREAKPOINT_PX: () => (/* binding */ NARROW_BREAKPOINT_PX),
/* harmony export */   OWN_RATINGS_PAGE_SIZE: () => (/* binding */ OWN_RATINGS_PAGE_SIZE),
/* harmony export */   PAGINATION_BUTTONS: () => (/* binding */ PAGINATION_BUTTONS),
/* harmony export */   PASSWORD_MIN_LENGTH: () => (/* binding */ PASSWORD_MIN_LENGTH),
/* harmony export */   PLACEMENT_FEE: () => (/* binding */ PLACEMENT_FEE),
/* harmony export */   PLACES_CACHE_SECONDS: () => (/* binding */ PLACES_CACHE_SECONDS),
/* harmony export */   PLACES_DEBOUNCE_MS: () => (/* binding */ PLACES_DEBOUNCE_MS),
/* harmony export */   PREDEFINED_BENEFITS: () => (/* binding */ PREDEFINED_BENEFITS),
/* harmony export */   PRICES: () => (/* binding */ PRICES),
/* harmony export */   RADIUS_OPTIONS: () => (/* binding */ RADIUS_OPTIONS),
/* harmony export */   RATINGS_PAGE_SIZE: () => (/* binding */ RATINGS_PAGE_SIZE),
/* harmony export */   REVIEW_MAX_LENGTH: () => (/* binding */ REVIEW_MAX_LENGTH),
/* harmony export */   SEARCH_DEBOUNCE_MS: () => (/* binding */ SEARCH_DEBOUNCE_MS),
/* harmony export */   SEARCH_MAX_PAGE_SIZE: () => (/* binding */ SEARCH_MAX_PAGE_SIZE),
/* harmony export */   SEARCH_PAGE_SIZE: () => (/* binding */ SEARCH_PAGE_SIZE),
/* harmony export */   STAR_SIZE_PX: () => (/* binding */ STAR_SIZE_PX),
/* harmony export */   STREET_PARTS: () => (/* binding */ STREET_PARTS),
/* harmony export */   STREET_SEPARATOR: () => (/* binding */ STREET_SEPARATOR),
/* harmony export */   TIER_LIMITS: () => (/* binding */ TIER_LIMITS),
/* harmony export */   TRIAL_DAYS: () => (/* binding */ TRIAL_DAYS),
/* harmony export */   UNREAD_QUERY_VALUE: () => (/* binding */ UNREAD_QUERY_VALUE),
/* harmony export */   VAT_PERCENT: () => (/* binding */ VAT_PERCENT),
/* harmony export */   VIDEO_MAX_BYTES: () => (/* binding */ VIDEO_MAX_BYTES),
/* harmony export */   VIDEO_TYPES: () => (/* binding */ VIDEO_TYPES),
/* harmony export */   grossCents: () => (/* binding */ grossCents)
/* harmony export */ });
// Every limit and number of the two specifications, once (SH-27). Prices are integer cents, durations milliseconds unless named otherwise.
/** Typing pause before a search runs (SR-08). */ const SEARCH_DEBOUNCE_MS = 200;
/** Typing pause before places are looked up (SR-08). */ const PLACES_DEBOUNCE_MS = 300;
/** How long a place lookup may be cached (SR-08). */ const PLACES_CACHE_SECONDS = 86_400;
/** City suggestions open from this many characters (SR-06). */ const CITY_SUGGEST_MIN_LENGTH = 2;
/** The only country addresses come from. */ const COUNTRY = 'de';
/** Kilometres around the chosen place (SR-07). */ const RADIUS_OPTIONS = [
    20,
    50,
    100
];
const DEFAULT_RADIUS = 20;
const SEARCH_PAGE_SIZE = 10;
const SEARCH_MAX_PAGE_SIZE = 50;
/** Ratings per page on a profile (RV-01). */ const RATINGS_PAGE_SIZE = 10;
/** Ratings per page on the own account (AC-07). */ const OWN_RATINGS_PAGE_SIZE = 5;
/** Page buttons shown at once (RV-01). */ const PAGINATION_BUTTONS = 5;
/** What `GET /message/?unread=` is asked with (AC-14). */ const UNREAD_QUERY_VALUE = 5;
/** Parts of an address line, "Straße Nr, PLZ Ort, Deutschland" (PP-07). */ const STREET_PARTS = 3;
const STREET_SEPARATOR = ', ';
/** Photos, logos and main images (PP-11). */ const IMAGE_MAX_BYTES = 600_000;
const IMAGE_TYPES = [
    'image/jpeg',
    'image/webp',
    'image/png'
];
/** Smallest and largest side of a picture in px (PP-22). */ const IMAGE_MIN_SIDE = 200;
const IMAGE_MAX_SIDE = 8000;
/** Gallery videos (PP-12). */ const VIDEO_MAX_BYTES = 50_000_000;
const VIDEO_TYPES = [
    'video/mp4',
    'video/webm'
];
/** Widths in which pictures are kept, and how near the view they start to load (SH-17). */ const IMAGE_WIDTHS = [
    320,
    480,
    640,
    960,
    1280,
    1600
];
const LAZY_MARGIN_PX = 200;
/** The gallery takes another item while it holds fewer than this (PP-12). */ const GALLERY_MAX_ITEMS = 11;
/** Gallery items visible before "show all" (PP-12). */ const GALLERY_VISIBLE_ITEMS = 4;
/** Entries of the benefits catalogue (PP-08). */ const PREDEFINED_BENEFITS = 16;
/** The map on a profile; the offset is the gap between a marker and its popup (PP-13). */ const MAP_HEIGHT_PX = 515;
const MAP_ZOOM = 15;
const MAP_HOVER_DISTANCE_PX = 30;
const STAR_SIZE_PX = 22;
const MIN_STARS = 1;
const MAX_STARS = 5;
const REVIEW_MAX_LENGTH = 5000;
/** Viewport widths up to this are narrow (SH-02, PK-01). */ const NARROW_BREAKPOINT_PX = 768;
const MAX_WORK_LOCATIONS = 3;
/** Shortest password an account may have; the specification names none. */ const PASSWORD_MIN_LENGTH = 10;
const TIER_LIMITS = {
    FREE_TIER: {
        jobOffers: 0,
        recruitingPerMonth: 0,
        galleryItems: 4,
        mainImage: false,
        benefits: false,
        jobsTab: false,
        answers: false,
        personalWanted: false,
        premiumService: false
    },
    PLUS_TIER: {
        jobOffers: 3,
        recruitingPerMonth: 5,
        galleryItems: GALLERY_MAX_ITEMS,
        mainImage: true,
        benefits: true,
        jobsTab: true,
        answers: true,
        personalWanted: false,
        premiumService: false
    },
    PREMIUM_TIER: {
        jobOffers: 40,
        recruitingPerMonth: null,
        galleryItems: GALLERY_MAX_ITEMS,
        mainImage: true,
        benefits: true,
        jobsTab: true,
        answers: true,
        personalWanted: true,
        premiumService: true
    }
};
/** Net prices in cents (PK-02). */ const PRICES = {
    FREE_TIER: {
        YEARLY: 0,
        MONTHLY: 0
    },
    PLUS_TIER: {
        YEARLY: 42_900,
        MONTHLY: 3_900
    },
    PREMIUM_TIER: {
        YEARLY: 74_900,
        MONTHLY: 6_809
    }
};
const VAT_PERCENT = 19;
/** Free days before the first charge (PK-02). */ const TRIAL_DAYS = 14;
/** Net fee per placement in cents (PK-02, PK-07). */ const PLACEMENT_FEE = 80_000;
/** What the landing banners claim (SH-19). */ const CLAIMED_COMPANIES = 25_000;
const CLAIMED_SPECIALISTS = 4_000;
/** What the API answers when a job seeker registers a company; the page shows its German text (AC-05). */ const INVALID_ACCOUNT_TYPE = 'Invalid account type. Sign out and create an account as a carer to register the company.';
/** Gross of a net amount, both in cents, rounded to the cent (PK-02). */ const grossCents = (net)=>Math.round(net * (100 + VAT_PERCENT) / 100);


/***/ },

/***/ "../shared-contracts/src/enumerations.ts"
/*!***********************************************!*\
  !*** ../shared-contracts/src/enumerations.ts ***!
  \***********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BENEFITS: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.BENEFITS),
/* harmony export */   BENEFIT_ICONS: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.BENEFIT_ICONS),
/* harmony export */   BILLING_PERIODS: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.BILLING_PERIODS),
/* harmony export */   CARE_FORMS: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.CARE_FORMS),
/* harmony export */   CITY_PAGE_CARE_FORMS: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.CITY_PAGE_CARE_FORMS),
/* harmony export */   COMPANY_FEATURES: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.COMPANY_FEATURES),
/* harmony export */   COMPANY_SORTS: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.COMPANY_SORTS),
/* harmony export */   CUSTOM_BENEFIT_ICON: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.CUSTOM_BENEFIT_ICON),
/* harmony export */   EMPLOYMENT_TYPES: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.EMPLOYMENT_TYPES),
/* harmony export */   FILE_TYPES: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.FILE_TYPES),
/* harmony export */   GENDERS: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.GENDERS),
/* harmony export */   JOB_NO_QUALIFICATION: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.JOB_NO_QUALIFICATION),
/* harmony export */   JOB_OFFER_STATES: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.JOB_OFFER_STATES),
/* harmony export */   JOB_SORTS: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.JOB_SORTS),
/* harmony export */   OTHER_CARE_FORM: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.OTHER_CARE_FORM),
/* harmony export */   PLACES: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.PLACES),
/* harmony export */   QUALIFICATIONS: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.QUALIFICATIONS),
/* harmony export */   RATER_IDENTITIES: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.RATER_IDENTITIES),
/* harmony export */   RATING_CATEGORIES: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.RATING_CATEGORIES),
/* harmony export */   REPORT_REASONS: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.REPORT_REASONS),
/* harmony export */   SALARY_UNITS: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.SALARY_UNITS),
/* harmony export */   STAFF_NO_QUALIFICATION: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.STAFF_NO_QUALIFICATION),
/* harmony export */   STAFF_OTHER_QUALIFICATION: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.STAFF_OTHER_QUALIFICATION),
/* harmony export */   STAFF_SORTS: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.STAFF_SORTS),
/* harmony export */   TIERS: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.TIERS),
/* harmony export */   USER_TYPES: () => (/* reexport safe */ _vocabulary__WEBPACK_IMPORTED_MODULE_1__.USER_TYPES),
/* harmony export */   benefitView: () => (/* binding */ benefitView),
/* harmony export */   careFormLabel: () => (/* binding */ careFormLabel),
/* harmony export */   careFormPlural: () => (/* binding */ careFormPlural),
/* harmony export */   employmentLabel: () => (/* binding */ employmentLabel),
/* harmony export */   exclusiveQualification: () => (/* binding */ exclusiveQualification),
/* harmony export */   featureLabel: () => (/* binding */ featureLabel),
/* harmony export */   genderLabel: () => (/* binding */ genderLabel),
/* harmony export */   periodLabel: () => (/* binding */ periodLabel),
/* harmony export */   placeLabel: () => (/* binding */ placeLabel),
/* harmony export */   qualificationIds: () => (/* binding */ qualificationIds),
/* harmony export */   qualificationLabel: () => (/* binding */ qualificationLabel),
/* harmony export */   raterIdentityLabel: () => (/* binding */ raterIdentityLabel),
/* harmony export */   ratingCategoryLabel: () => (/* binding */ ratingCategoryLabel),
/* harmony export */   reportReasonLabel: () => (/* binding */ reportReasonLabel),
/* harmony export */   sortLabel: () => (/* binding */ sortLabel),
/* harmony export */   starLabel: () => (/* binding */ starLabel),
/* harmony export */   tierLabel: () => (/* binding */ tierLabel),
/* harmony export */   userTypeLabel: () => (/* binding */ userTypeLabel)
/* harmony export */ });
/* harmony import */ var _texts_i18n__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! ./texts/i18n */ "../shared-contracts/src/texts/i18n.ts");
/* harmony import */ var _vocabulary__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! ./vocabulary */ "../shared-contracts/src/vocabulary.ts");



/** "Stationäre Pflege" */ const careFormLabel = (slug)=>(0,_texts_i18n__WEBPACK_IMPORTED_MODULE_0__.t)(`careForms.${slug}`);
/** "Pflegeheime": the providers of a care form, for the middle of a sentence. */ const careFormPlural = (slug)=>(0,_texts_i18n__WEBPACK_IMPORTED_MODULE_0__.t)(`careFormsPlural.${slug}`);
/** The label of feature 1 to 10; undefined for any other index (SR-09). */ function featureLabel(index) {
    const key = _vocabulary__WEBPACK_IMPORTED_MODULE_1__.COMPANY_FEATURES[index - 1]?.key;
    return key && (0,_texts_i18n__WEBPACK_IMPORTED_MODULE_0__.t)(`companyFeatures.${key}`);
}
const placeLabel = (place)=>(0,_texts_i18n__WEBPACK_IMPORTED_MODULE_0__.t)(`places.${_vocabulary__WEBPACK_IMPORTED_MODULE_1__.PLACES[place - 1].key}`);
/** The ids a search offers: six from the server and the client's own (SR-11). */ const qualificationIds = (list)=>list === 'staff' ? [
        ..._vocabulary__WEBPACK_IMPORTED_MODULE_1__.QUALIFICATIONS,
        _vocabulary__WEBPACK_IMPORTED_MODULE_1__.STAFF_OTHER_QUALIFICATION,
        _vocabulary__WEBPACK_IMPORTED_MODULE_1__.STAFF_NO_QUALIFICATION
    ] : [
        ..._vocabulary__WEBPACK_IMPORTED_MODULE_1__.QUALIFICATIONS,
        _vocabulary__WEBPACK_IMPORTED_MODULE_1__.JOB_NO_QUALIFICATION
    ];
/** The option that excludes all others: 8 for staff, 7 for jobs (SR-11). */ const exclusiveQualification = (list)=>list === 'staff' ? _vocabulary__WEBPACK_IMPORTED_MODULE_1__.STAFF_NO_QUALIFICATION : _vocabulary__WEBPACK_IMPORTED_MODULE_1__.JOB_NO_QUALIFICATION;
/** The label of a qualification; undefined for an id the list does not have. */ function qualificationLabel(id, list) {
    if (id === exclusiveQualification(list)) return (0,_texts_i18n__WEBPACK_IMPORTED_MODULE_0__.t)('qualifications.none');
    if (list === 'staff' && id === _vocabulary__WEBPACK_IMPORTED_MODULE_1__.STAFF_OTHER_QUALIFICATION) return (0,_texts_i18n__WEBPACK_IMPORTED_MODULE_0__.t)('qualifications.other');
    const known = _vocabulary__WEBPACK_IMPORTED_MODULE_1__.QUALIFICATIONS.find((one)=>one === id);
    return known && (0,_texts_i18n__WEBPACK_IMPORTED_MODULE_0__.t)(`qualifications.${known}`);
}
const sortLabel = (sort)=>(0,_texts_i18n__WEBPACK_IMPORTED_MODULE_0__.t)(`sorts.${sort}`);
const employmentLabel = (type)=>(0,_texts_i18n__WEBPACK_IMPORTED_MODULE_0__.t)(`employmentTypes.${type}`);
const ratingCategoryLabel = (category)=>(0,_texts_i18n__WEBPACK_IMPORTED_MODULE_0__.t)(`ratingCategories.${category}`);
const raterIdentityLabel = (identity)=>(0,_texts_i18n__WEBPACK_IMPORTED_MODULE_0__.t)(`raterIdentities.${identity}`);
const reportReasonLabel = (reason)=>(0,_texts_i18n__WEBPACK_IMPORTED_MODULE_0__.t)(`reportReasons.${reason}`);
const genderLabel = (gender)=>(0,_texts_i18n__WEBPACK_IMPORTED_MODULE_0__.t)(`genders.${gender}`);
const userTypeLabel = (type)=>(0,_texts_i18n__WEBPACK_IMPORTED_MODULE_0__.t)(`userTypes.${type}`);
const tierLabel = (tier)=>(0,_texts_i18n__WEBPACK_IMPORTED_MODULE_0__.t)(`tiers.${tier}`);
const periodLabel = (period)=>(0,_texts_i18n__WEBPACK_IMPORTED_MODULE_0__.t)(`periods.${period}`);
/** What a rating of 1 to 5 stars is called (RV-02). */ const starLabel = (stars)=>(0,_texts_i18n__WEBPACK_IMPORTED_MODULE_0__.t)(`stars.${stars}`);
const isBenefitKey = (benefit)=>Object.hasOwn(_vocabulary__WEBPACK_IMPORTED_MODULE_1__.BENEFIT_ICONS, benefit);
/** A benefit as stored, catalogue key or free text, with what is shown for it (PP-08). */ const benefitView = (benefit)=>isBenefitKey(benefit) ? {
        label: (0,_texts_i18n__WEBPACK_IMPORTED_MODULE_0__.t)(`benefits.${benefit}`),
        icon: _vocabulary__WEBPACK_IMPORTED_MODULE_1__.BENEFIT_ICONS[benefit]
    } : {
        label: benefit,
        icon: _vocabulary__WEBPACK_IMPORTED_MODULE_1__.CUSTOM_BENEFIT_ICON
    };


/***/ },

/***/ "../shared-contracts/src/facade/rtk.ts"
/*!*********************************************!*\
  !*** ../shared-contracts/src/facade/rtk.ts ***!
  \*********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   combineSlices: () => (/* reexport safe */ _reduxjs_toolkit__WEBPACK_IMPORTED_MODULE_0__.combineSlices),
/* harmony export */   configureStore: () => (/* reexport safe */ _reduxjs_toolkit__WEBPACK_IMPORTED_MODULE_0__.configureStore),
/* harmony export */   createSlice: () => (/* reexport safe */ _reduxjs_toolkit__WEBPACK_IMPORTED_MODULE_0__.createSlice)
/* harmony export */ });
/* harmony import */ var _reduxjs_toolkit__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! @reduxjs/toolkit */ "@reduxjs/toolkit");
// What shell and slices may use of Redux Toolkit; see router.ts for why this is a list.



/***/ },

/***/ "../shared-contracts/src/facade/rtkq.ts"
/*!**********************************************!*\
  !*** ../shared-contracts/src/facade/rtkq.ts ***!
  \**********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Provider: () => (/* reexport safe */ react_redux__WEBPACK_IMPORTED_MODULE_1__.Provider),
/* harmony export */   createApi: () => (/* reexport safe */ _reduxjs_toolkit_query_react__WEBPACK_IMPORTED_MODULE_0__.createApi),
/* harmony export */   useDispatch: () => (/* reexport safe */ react_redux__WEBPACK_IMPORTED_MODULE_1__.useDispatch),
/* harmony export */   useSelector: () => (/* reexport safe */ react_redux__WEBPACK_IMPORTED_MODULE_1__.useSelector)
/* harmony export */ });
/* harmony import */ var _reduxjs_toolkit_query_react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! @reduxjs/toolkit/query/react */ "@reduxjs/toolkit/query/react");
/* harmony import */ var react_redux__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! react-redux */ "react-redux");
// What the contracts may use of RTK Query; slices reach it through defineSliceApi.




/***/ },

/***/ "../shared-contracts/src/index.ts"
/*!****************************************!*\
  !*** ../shared-contracts/src/index.ts ***!
  \****************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BENEFITS: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.BENEFITS),
/* harmony export */   BENEFIT_ICONS: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.BENEFIT_ICONS),
/* harmony export */   BILLING_PERIODS: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.BILLING_PERIODS),
/* harmony export */   CARE_FORMS: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.CARE_FORMS),
/* harmony export */   CITY_PAGE_CARE_FORMS: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.CITY_PAGE_CARE_FORMS),
/* harmony export */   CITY_SUGGEST_MIN_LENGTH: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.CITY_SUGGEST_MIN_LENGTH),
/* harmony export */   CLAIMED_COMPANIES: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.CLAIMED_COMPANIES),
/* harmony export */   CLAIMED_SPECIALISTS: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.CLAIMED_SPECIALISTS),
/* harmony export */   COMPANY_FEATURES: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.COMPANY_FEATURES),
/* harmony export */   COMPANY_SORTS: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.COMPANY_SORTS),
/* harmony export */   COUNTRY: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.COUNTRY),
/* harmony export */   CUSTOM_BENEFIT_ICON: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.CUSTOM_BENEFIT_ICON),
/* harmony export */   DEFAULT_RADIUS: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.DEFAULT_RADIUS),
/* harmony export */   EMPLOYMENT_TYPES: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.EMPLOYMENT_TYPES),
/* harmony export */   FILE_TYPES: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.FILE_TYPES),
/* harmony export */   GALLERY_MAX_ITEMS: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.GALLERY_MAX_ITEMS),
/* harmony export */   GALLERY_VISIBLE_ITEMS: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.GALLERY_VISIBLE_ITEMS),
/* harmony export */   GENDERS: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.GENDERS),
/* harmony export */   IMAGE_MAX_BYTES: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.IMAGE_MAX_BYTES),
/* harmony export */   IMAGE_MAX_SIDE: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.IMAGE_MAX_SIDE),
/* harmony export */   IMAGE_MIN_SIDE: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.IMAGE_MIN_SIDE),
/* harmony export */   IMAGE_TYPES: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.IMAGE_TYPES),
/* harmony export */   IMAGE_WIDTHS: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.IMAGE_WIDTHS),
/* harmony export */   INVALID_ACCOUNT_TYPE: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.INVALID_ACCOUNT_TYPE),
/* harmony export */   JOB_NO_QUALIFICATION: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.JOB_NO_QUALIFICATION),
/* harmony export */   JOB_OFFER_STATES: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.JOB_OFFER_STATES),
/* harmony export */   JOB_SORTS: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.JOB_SORTS),
/* harmony export */   LAZY_MARGIN_PX: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.LAZY_MARGIN_PX),
/* harmony export */   MAP_HEIGHT_PX: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.MAP_HEIGHT_PX),
/* harmony export */   MAP_HOVER_DISTANCE_PX: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.MAP_HOVER_DISTANCE_PX),
/* harmony export */   MAP_ZOOM: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.MAP_ZOOM),
/* harmony export */   MAX_STARS: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.MAX_STARS),
/* harmony export */   MAX_WORK_LOCATIONS: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.MAX_WORK_LOCATIONS),
/* harmony export */   MIN_STARS: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.MIN_STARS),
/* harmony export */   NARROW_BREAKPOINT_PX: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.NARROW_BREAKPOINT_PX),
/* harmony export */   OTHER_CARE_FORM: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.OTHER_CARE_FORM),
/* harmony export */   OWN_RATINGS_PAGE_SIZE: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.OWN_RATINGS_PAGE_SIZE),
/* harmony export */   PAGINATION_BUTTONS: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.PAGINATION_BUTTONS),
/* harmony export */   PASSWORD_MIN_LENGTH: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.PASSWORD_MIN_LENGTH),
/* harmony export */   PLACEMENT_FEE: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.PLACEMENT_FEE),
/* harmony export */   PLACES: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.PLACES),
/* harmony export */   PLACES_CACHE_SECONDS: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.PLACES_CACHE_SECONDS),
/* harmony export */   PLACES_DEBOUNCE_MS: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.PLACES_DEBOUNCE_MS),
/* harmony export */   PREDEFINED_BENEFITS: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.PREDEFINED_BENEFITS),
/* harmony export */   PRICES: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.PRICES),
/* harmony export */   Platform: () => (/* reexport safe */ _platform__WEBPACK_IMPORTED_MODULE_4__.Platform),
/* harmony export */   PlatformContext: () => (/* reexport safe */ _platform__WEBPACK_IMPORTED_MODULE_4__.PlatformContext),
/* harmony export */   Provider: () => (/* reexport safe */ _care_contracts_rtkq__WEBPACK_IMPORTED_MODULE_16__.Provider),
/* harmony export */   QUALIFICATIONS: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.QUALIFICATIONS),
/* harmony export */   RADIUS_OPTIONS: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.RADIUS_OPTIONS),
/* harmony export */   RATER_IDENTITIES: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.RATER_IDENTITIES),
/* harmony export */   RATINGS_PAGE_SIZE: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.RATINGS_PAGE_SIZE),
/* harmony export */   RATING_CATEGORIES: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.RATING_CATEGORIES),
/* harmony export */   REPORT_REASONS: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.REPORT_REASONS),
/* harmony export */   RESERVED_SLUGS: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.RESERVED_SLUGS),
/* harmony export */   REVIEW_MAX_LENGTH: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.REVIEW_MAX_LENGTH),
/* harmony export */   SALARY_UNITS: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.SALARY_UNITS),
/* harmony export */   SEARCH_DEBOUNCE_MS: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.SEARCH_DEBOUNCE_MS),
/* harmony export */   SEARCH_MAX_PAGE_SIZE: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.SEARCH_MAX_PAGE_SIZE),
/* harmony export */   SEARCH_PAGE_SIZE: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.SEARCH_PAGE_SIZE),
/* harmony export */   SEARCH_TYPES: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.SEARCH_TYPES),
/* harmony export */   STAFF_NO_QUALIFICATION: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.STAFF_NO_QUALIFICATION),
/* harmony export */   STAFF_OTHER_QUALIFICATION: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.STAFF_OTHER_QUALIFICATION),
/* harmony export */   STAFF_SORTS: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.STAFF_SORTS),
/* harmony export */   STAR_SIZE_PX: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.STAR_SIZE_PX),
/* harmony export */   STREET_PARTS: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.STREET_PARTS),
/* harmony export */   STREET_SEPARATOR: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.STREET_SEPARATOR),
/* harmony export */   SliceBoundary: () => (/* reexport safe */ _slot__WEBPACK_IMPORTED_MODULE_10__.SliceBoundary),
/* harmony export */   Slot: () => (/* reexport safe */ _slot__WEBPACK_IMPORTED_MODULE_10__.Slot),
/* harmony export */   TIERS: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.TIERS),
/* harmony export */   TIER_LIMITS: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.TIER_LIMITS),
/* harmony export */   TRIAL_DAYS: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.TRIAL_DAYS),
/* harmony export */   UNREAD_QUERY_VALUE: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.UNREAD_QUERY_VALUE),
/* harmony export */   USER_TYPES: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.USER_TYPES),
/* harmony export */   VAT_PERCENT: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.VAT_PERCENT),
/* harmony export */   VIDEO_MAX_BYTES: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.VIDEO_MAX_BYTES),
/* harmony export */   VIDEO_TYPES: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.VIDEO_TYPES),
/* harmony export */   addTexts: () => (/* reexport safe */ _texts_i18n__WEBPACK_IMPORTED_MODULE_14__.addTexts),
/* harmony export */   availableSorts: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.availableSorts),
/* harmony export */   benefitView: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.benefitView),
/* harmony export */   careApi: () => (/* reexport safe */ _api__WEBPACK_IMPORTED_MODULE_0__.careApi),
/* harmony export */   careFormLabel: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.careFormLabel),
/* harmony export */   careFormPlural: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.careFormPlural),
/* harmony export */   changeFilters: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.changeFilters),
/* harmony export */   citySlug: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.citySlug),
/* harmony export */   companyPath: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.companyPath),
/* harmony export */   configureApi: () => (/* reexport safe */ _request__WEBPACK_IMPORTED_MODULE_5__.configureApi),
/* harmony export */   currentSession: () => (/* reexport safe */ _session__WEBPACK_IMPORTED_MODULE_7__.currentSession),
/* harmony export */   defineSlice: () => (/* reexport safe */ _slice_definition__WEBPACK_IMPORTED_MODULE_9__.defineSlice),
/* harmony export */   defineSliceApi: () => (/* reexport safe */ _slice_api__WEBPACK_IMPORTED_MODULE_8__.defineSliceApi),
/* harmony export */   effectiveSort: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.effectiveSort),
/* harmony export */   employmentLabel: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.employmentLabel),
/* harmony export */   emptyFilters: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.emptyFilters),
/* harmony export */   exclusiveQualification: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.exclusiveQualification),
/* harmony export */   featureLabel: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.featureLabel),
/* harmony export */   formatDate: () => (/* reexport safe */ _texts_format__WEBPACK_IMPORTED_MODULE_13__.formatDate),
/* harmony export */   formatKm: () => (/* reexport safe */ _texts_format__WEBPACK_IMPORTED_MODULE_13__.formatKm),
/* harmony export */   formatNumber: () => (/* reexport safe */ _texts_format__WEBPACK_IMPORTED_MODULE_13__.formatNumber),
/* harmony export */   formatPrice: () => (/* reexport safe */ _texts_format__WEBPACK_IMPORTED_MODULE_13__.formatPrice),
/* harmony export */   formatRadius: () => (/* reexport safe */ _texts_format__WEBPACK_IMPORTED_MODULE_13__.formatRadius),
/* harmony export */   formatRating: () => (/* reexport safe */ _texts_format__WEBPACK_IMPORTED_MODULE_13__.formatRating),
/* harmony export */   genderLabel: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.genderLabel),
/* harmony export */   gone: () => (/* reexport safe */ _page__WEBPACK_IMPORTED_MODULE_3__.gone),
/* harmony export */   grossCents: () => (/* reexport safe */ _constants__WEBPACK_IMPORTED_MODULE_1__.grossCents),
/* harmony export */   hasPlace: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.hasPlace),
/* harmony export */   initI18n: () => (/* reexport safe */ _texts_i18n__WEBPACK_IMPORTED_MODULE_14__.initI18n),
/* harmony export */   isReservedSlug: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.isReservedSlug),
/* harmony export */   jobOfferPath: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.jobOfferPath),
/* harmony export */   jobOffersPath: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.jobOffersPath),
/* harmony export */   knownCareForm: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.knownCareForm),
/* harmony export */   loginPath: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.loginPath),
/* harmony export */   makeStore: () => (/* reexport safe */ _store__WEBPACK_IMPORTED_MODULE_12__.makeStore),
/* harmony export */   normalizeFilters: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.normalizeFilters),
/* harmony export */   notFound: () => (/* reexport safe */ _page__WEBPACK_IMPORTED_MODULE_3__.notFound),
/* harmony export */   ok: () => (/* reexport safe */ _page__WEBPACK_IMPORTED_MODULE_3__.ok),
/* harmony export */   onPage: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.onPage),
/* harmony export */   outcomeOf: () => (/* reexport safe */ _page__WEBPACK_IMPORTED_MODULE_3__.outcomeOf),
/* harmony export */   packageChangePath: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.packageChangePath),
/* harmony export */   parseProviderSlug: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.parseProviderSlug),
/* harmony export */   parseSearchForm: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.parseSearchForm),
/* harmony export */   parseSearchParams: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.parseSearchParams),
/* harmony export */   periodLabel: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.periodLabel),
/* harmony export */   placeLabel: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.placeLabel),
/* harmony export */   profilePath: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.profilePath),
/* harmony export */   qualificationIds: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.qualificationIds),
/* harmony export */   qualificationLabel: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.qualificationLabel),
/* harmony export */   raterIdentityLabel: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.raterIdentityLabel),
/* harmony export */   ratingCategoryLabel: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.ratingCategoryLabel),
/* harmony export */   ratingsPath: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.ratingsPath),
/* harmony export */   readCareForm: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.readCareForm),
/* harmony export */   redirectTo: () => (/* reexport safe */ _page__WEBPACK_IMPORTED_MODULE_3__.redirectTo),
/* harmony export */   refreshSession: () => (/* reexport safe */ _session__WEBPACK_IMPORTED_MODULE_7__.refreshSession),
/* harmony export */   reportReasonLabel: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.reportReasonLabel),
/* harmony export */   request: () => (/* reexport safe */ _request__WEBPACK_IMPORTED_MODULE_5__.request),
/* harmony export */   returnPath: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.returnPath),
/* harmony export */   rootReducer: () => (/* reexport safe */ _store__WEBPACK_IMPORTED_MODULE_12__.rootReducer),
/* harmony export */   routes: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.routes),
/* harmony export */   searchApiQuery: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.searchApiQuery),
/* harmony export */   searchPath: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.searchPath),
/* harmony export */   searchTypeOf: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.searchTypeOf),
/* harmony export */   setTrackingConsent: () => (/* reexport safe */ _tracking__WEBPACK_IMPORTED_MODULE_15__.setTrackingConsent),
/* harmony export */   settled: () => (/* reexport safe */ _platform__WEBPACK_IMPORTED_MODULE_4__.settled),
/* harmony export */   signIn: () => (/* reexport safe */ _session__WEBPACK_IMPORTED_MODULE_7__.signIn),
/* harmony export */   signOut: () => (/* reexport safe */ _session__WEBPACK_IMPORTED_MODULE_7__.signOut),
/* harmony export */   sortLabel: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.sortLabel),
/* harmony export */   starLabel: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.starLabel),
/* harmony export */   startSession: () => (/* reexport safe */ _session__WEBPACK_IMPORTED_MODULE_7__.startSession),
/* harmony export */   streetCitySlug: () => (/* reexport safe */ _routes__WEBPACK_IMPORTED_MODULE_6__.streetCitySlug),
/* harmony export */   t: () => (/* reexport safe */ _texts_i18n__WEBPACK_IMPORTED_MODULE_14__.t),
/* harmony export */   tierLabel: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.tierLabel),
/* harmony export */   track: () => (/* reexport safe */ _platform__WEBPACK_IMPORTED_MODULE_4__.track),
/* harmony export */   trackEvent: () => (/* reexport safe */ _tracking__WEBPACK_IMPORTED_MODULE_15__.trackEvent),
/* harmony export */   unavailable: () => (/* reexport safe */ _page__WEBPACK_IMPORTED_MODULE_3__.unavailable),
/* harmony export */   useDispatch: () => (/* reexport safe */ _care_contracts_rtkq__WEBPACK_IMPORTED_MODULE_16__.useDispatch),
/* harmony export */   usePlatform: () => (/* reexport safe */ _platform__WEBPACK_IMPORTED_MODULE_4__.usePlatform),
/* harmony export */   useSelector: () => (/* reexport safe */ _care_contracts_rtkq__WEBPACK_IMPORTED_MODULE_16__.useSelector),
/* harmony export */   useSession: () => (/* reexport safe */ _session__WEBPACK_IMPORTED_MODULE_7__.useSession),
/* harmony export */   userTypeLabel: () => (/* reexport safe */ _enumerations__WEBPACK_IMPORTED_MODULE_2__.userTypeLabel)
/* harmony export */ });
/* harmony import */ var _api__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! ./api */ "../shared-contracts/src/api.ts");
/* harmony import */ var _constants__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! ./constants */ "../shared-contracts/src/constants.ts");
/* harmony import */ var _enumerations__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! ./enumerations */ "../shared-contracts/src/enumerations.ts");
/* harmony import */ var _page__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! ./page */ "../shared-contracts/src/page.ts");
/* harmony import */ var _platform__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! ./platform */ "../shared-contracts/src/platform.ts");
/* harmony import */ var _request__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! ./request */ "../shared-contracts/src/request.ts");
/* harmony import */ var _routes__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(/*! ./routes */ "../shared-contracts/src/routes.ts");
/* harmony import */ var _session__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(/*! ./session */ "../shared-contracts/src/session.ts");
/* harmony import */ var _slice_api__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(/*! ./slice-api */ "../shared-contracts/src/slice-api.ts");
/* harmony import */ var _slice_definition__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(/*! ./slice-definition */ "../shared-contracts/src/slice-definition.ts");
/* harmony import */ var _slot__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(/*! ./slot */ "../shared-contracts/src/slot.tsx");
/* harmony import */ var _slots__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(/*! ./slots */ "../shared-contracts/src/slots.ts");
/* harmony import */ var _store__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(/*! ./store */ "../shared-contracts/src/store.ts");
/* harmony import */ var _texts_format__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(/*! ./texts/format */ "../shared-contracts/src/texts/format.ts");
/* harmony import */ var _texts_i18n__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(/*! ./texts/i18n */ "../shared-contracts/src/texts/i18n.ts");
/* harmony import */ var _tracking__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(/*! ./tracking */ "../shared-contracts/src/tracking.ts");
/* harmony import */ var _care_contracts_rtkq__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(/*! @care/contracts/rtkq */ "../shared-contracts/src/facade/rtkq.ts");
// The shared singleton of the site: what shell and slices have in common at run time (EM-02).



















/***/ },

/***/ "../shared-contracts/src/page.ts"
/*!***************************************!*\
  !*** ../shared-contracts/src/page.ts ***!
  \***************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gone: () => (/* binding */ gone),
/* harmony export */   notFound: () => (/* binding */ notFound),
/* harmony export */   ok: () => (/* binding */ ok),
/* harmony export */   outcomeOf: () => (/* binding */ outcomeOf),
/* harmony export */   redirectTo: () => (/* binding */ redirectTo),
/* harmony export */   unavailable: () => (/* binding */ unavailable)
/* harmony export */ });
const ok = {
    kind: 'ok'
};
const notFound = {
    kind: 'not-found'
};
const gone = {
    kind: 'gone'
};
const unavailable = {
    kind: 'unavailable'
};
const redirectTo = (to, status = 302)=>({
        kind: 'redirect',
        to,
        status
    });
/** The outcome a failed call stands for: 404 and 410 are facts, everything else is a fault. */ function outcomeOf(error) {
    if (!error) return ok;
    if (error.status === 404) return notFound;
    return error.status === 410 ? gone : unavailable;
}


/***/ },

/***/ "../shared-contracts/src/paths.ts"
/*!****************************************!*\
  !*** ../shared-contracts/src/paths.ts ***!
  \****************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RESERVED_SLUGS: () => (/* binding */ RESERVED_SLUGS),
/* harmony export */   citySlug: () => (/* binding */ citySlug),
/* harmony export */   companyPath: () => (/* binding */ companyPath),
/* harmony export */   isReservedSlug: () => (/* binding */ isReservedSlug),
/* harmony export */   jobOfferPath: () => (/* binding */ jobOfferPath),
/* harmony export */   jobOffersPath: () => (/* binding */ jobOffersPath),
/* harmony export */   loginPath: () => (/* binding */ loginPath),
/* harmony export */   packageChangePath: () => (/* binding */ packageChangePath),
/* harmony export */   profilePath: () => (/* binding */ profilePath),
/* harmony export */   ratingsPath: () => (/* binding */ ratingsPath),
/* harmony export */   returnPath: () => (/* binding */ returnPath),
/* harmony export */   routes: () => (/* binding */ routes),
/* harmony export */   streetCitySlug: () => (/* binding */ streetCitySlug)
/* harmony export */ });
// Every path of the site: one entry per route, with its pattern for the router and a builder for links (SH-01).
/** One path segment; "+" joins services and stays readable. */ const encodeSegment = (value)=>encodeURIComponent(value).replaceAll('%2B', '+');
function route(pattern) {
    const build = (params = {})=>pattern.replace(/:(\w+)/g, (_, name)=>encodeSegment(params[name]));
    return {
        pattern,
        build
    };
}
const routes = {
    /** Home tabs: care provider search, nursing staff search, job search (SH-02). */ home: route('/'),
    staffHome: route('/pflegeanbieter'),
    jobsHome: route('/pflegepersonal'),
    /** A search as its form sends it, before it has its own address (SR-03). */ search: route('/suche/:searchType'),
    searchResults: route('/suche/:searchType/:slug'),
    companyProfile: route('/pflegeanbieter/profiles/:slug'),
    companyJobOffers: route('/pflegeanbieter/profiles/:slug/stellenangebote'),
    newJobOffer: route('/pflegeanbieter/profiles/:slug/stellenangebote/neue'),
    jobOffer: route('/pflegeanbieter/profiles/:slug/:offerSlug'),
    /** The same pages under the town; canonical are the ones above (PP-01). */ companyInCity: route('/pflegeanbieter/:citySlug/:companySlug'),
    companyInCityJobOffers: route('/pflegeanbieter/:citySlug/:companySlug/stellenangebote'),
    companyInCityJobOffer: route('/pflegeanbieter/:citySlug/:companySlug/:offerSlug'),
    followedCompanies: route('/pflegeanbieter/merkliste'),
    ownershipClaim: route('/verifizierung-inhaberschaft/:companyId'),
    giveRating: route('/pflegeanbieter/bewertung-abgeben/:companyId'),
    editRating: route('/pflegeanbieter/bewertung/:ratingId/edit'),
    reportRating: route('/pflegeanbieter/bewertung/:ratingId/melden'),
    jobSeekerProfile: route('/pflegepersonal/profil/:slug'),
    login: route('/login'),
    registration: route('/registration'),
    companyUserRegistration: route('/registration/pflegeanbieter'),
    jobSeekerRegistration: route('/registration/pflegepersonal'),
    careSeekerRegistration: route('/registration/pflegesuchende'),
    companyRegistration: route('/registration/einrichtung'),
    account: route('/profile'),
    companyOwnerArea: route('/profile/company'),
    messages: route('/nachrichten'),
    message: route('/nachrichten/:id'),
    packages: route('/pakete'),
    productCategory: route('/pflegeprodukte/:category'),
    product: route('/pflegeprodukte/:category/:product'),
    privacy: route('/datenschutz'),
    terms: route('/agb'),
    article: route('/pflegemagazin/:slug'),
    advisorGuide: route('/pflegeratgeber/:slug'),
    guide: route('/pflegeleitfaden')
};
/** Segments under /pflegeanbieter that are pages; no city, company or job offer may have them as slug (PP-25). */ const RESERVED_SLUGS = [
    'merkliste',
    'profiles',
    'bewertung',
    'bewertung-abgeben',
    'stellenangebote',
    'neue'
];
/** Whether a slug would collide with a page (PP-25). */ const isReservedSlug = (slug)=>RESERVED_SLUGS.some((word)=>word === slug.toLowerCase());
/** Changing the package happens in the owner area (AC-16). */ const packageChangePath = ()=>`${routes.companyOwnerArea.build()}?package=change`;
/** The reviews on a provider profile (PP-24). */ const ratingsPath = (companySlug)=>`${profilePath(companySlug)}#ratings`;
/** Sign-in that comes back to where the visitor was (SH-09). */ const loginPath = (returnTo)=>routes.login.build() + (returnTo ? `?callbackUrl=${encodeURIComponent(returnTo)}` : '');
/** The part of a path that a signed-in visitor may be sent back to; anything pointing off the site becomes "/" (SH-09). */ const returnPath = (callbackUrl)=>callbackUrl && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(callbackUrl) ? callbackUrl : '/';
/** Canonical profile path (PP-01). */ const profilePath = (slug)=>routes.companyProfile.build({
        slug
    });
/** The job offers tab of a profile (PP-02). */ const jobOffersPath = (slug)=>routes.companyJobOffers.build({
        slug
    });
const jobOfferPath = (slug, offerSlug)=>routes.jobOffer.build({
        slug,
        offerSlug
    });
/**
 * "köln" from "50733 Köln": without postcode, lower case, trimmed, spaces as "-", umlauts kept (PP-01). Characters that mean
 * something else in a path become "-" too.
 */ const citySlug = (city)=>city.normalize('NFC').replace(/\p{Cs}/gu, '').trim().replace(/^\d{5}\s+/, '').toLowerCase().replace(/[\s/+]+/g, '-').replace(/^\.+$/, '').normalize('NFC');
/** The city slug of an address line, or of the whole line when it has no city part (PP-01). */ function streetCitySlug(street) {
    const [first = '', city] = street.split(',');
    return citySlug(city?.trim() ? city : first);
}
/** A provider's path under its town; the canonical one when there is no town to name or its name is reserved (PP-01, PP-25). */ function companyPath({ slug, street, city_slug }) {
    const city = city_slug || streetCitySlug(street);
    if (city === '' || isReservedSlug(city)) return profilePath(slug);
    return routes.companyInCity.build({
        citySlug: city,
        companySlug: slug
    });
}


/***/ },

/***/ "../shared-contracts/src/platform.ts"
/*!*******************************************!*\
  !*** ../shared-contracts/src/platform.ts ***!
  \*******************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Platform: () => (/* binding */ Platform),
/* harmony export */   PlatformContext: () => (/* binding */ PlatformContext),
/* harmony export */   settled: () => (/* binding */ settled),
/* harmony export */   track: () => (/* binding */ track),
/* harmony export */   usePlatform: () => (/* binding */ usePlatform)
/* harmony export */ });
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react */ "react");

/** A promise that React's `use()` reads without suspending, once its result is there. */ function track(promise) {
    const marks = promise;
    promise.then((value)=>Object.assign(marks, {
            status: 'fulfilled',
            value
        }), (reason)=>Object.assign(marks, {
            status: 'rejected',
            reason
        }));
    return promise;
}
/** A result that is there already, in the form `use()` takes. */ function settled(value) {
    return Object.assign(Promise.resolve(value), {
        status: 'fulfilled',
        value
    });
}
/** What holds the slices of one page together: one per page in the browser, one per request on the server. */ class Platform {
    store;
    slots;
    views;
    load;
    #fillings = new Map();
    constructor({ store, slots, load, views }){
        this.store = store;
        this.slots = slots;
        this.load = load;
        this.views = views;
    }
    /** The filling of a slot with its data: there on the server, on the way in the browser. The same call gives the same promise. */ filling(id, props) {
        const key = `${id} ${JSON.stringify(props)}`;
        const known = this.#fillings.get(key);
        if (known) return known.content;
        const filling = {
            id,
            props,
            content: track(this.#fill(id, props)),
            rendered: false
        };
        void filling.content.then(({ success })=>filling.rendered = success);
        this.#fillings.set(key, filling);
        return filling.content;
    }
    async #fill(id, props) {
        const result = await this.load(id);
        if (!result.success) return result;
        const data = result.module.load?.(this.store, props);
        if (typeof window === 'undefined') await data;
        return result;
    }
    /** Forgets a filling, so that it is really loaded again (a failure stays remembered otherwise). */ forget(id, props) {
        this.#fillings.delete(`${id} ${JSON.stringify(props)}`);
    }
    /** Every slot filling that was asked for so far. */ usedSlots() {
        return [
            ...this.#fillings.values()
        ].map(({ id, props, rendered })=>({
                id,
                props,
                rendered
            }));
    }
}
const PlatformContext = (0,react__WEBPACK_IMPORTED_MODULE_0__.createContext)(null);
function usePlatform() {
    const platform = (0,react__WEBPACK_IMPORTED_MODULE_0__.useContext)(PlatformContext);
    if (!platform) throw new Error('Slices run inside a PlatformContext; the shell provides it.');
    return platform;
}


/***/ },

/***/ "../shared-contracts/src/request.ts"
/*!******************************************!*\
  !*** ../shared-contracts/src/request.ts ***!
  \******************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   configureApi: () => (/* binding */ configureApi),
/* harmony export */   request: () => (/* binding */ request)
/* harmony export */ });
/** One call to the backend, relative to the API's base path. */ const settings = {
    baseUrl: '/api-backend',
    fetch: (...call)=>fetch(...call),
    token: ()=>undefined,
    headers: {}
};
/** Points all calls somewhere else; the browser's defaults fit the composed site. */ function configureApi(changes) {
    Object.assign(settings, changes);
}
/**
 * Calls the backend as SH-14 asks: German language headers, JSON or multipart, bearer token when present,
 * GET or POST by body. Never throws; on an HTTP error `error.data` holds what the server said.
 */ async function request(call, signal) {
    const timeout = call.timeoutMs === undefined ? undefined : AbortSignal.timeout(call.timeoutMs);
    const signals = [
        signal,
        timeout
    ].filter((one)=>one !== undefined);
    try {
        const response = await settings.fetch(settings.baseUrl + call.url, {
            method: call.method ?? (call.body === undefined ? 'GET' : 'POST'),
            headers: headersOf(call),
            body: bodyOf(call.body),
            signal: signals.length ? AbortSignal.any(signals) : undefined
        });
        const data = await readBody(response);
        if (response.ok) return {
            success: true,
            data: data
        };
        return {
            success: false,
            error: {
                kind: 'http',
                status: response.status,
                message: `Request failed with status code ${response.status}`,
                data
            }
        };
    } catch  {
        if (timeout?.aborted) return {
            success: false,
            error: {
                kind: 'timeout',
                message: `timeout of ${call.timeoutMs}ms exceeded`
            }
        };
        if (signal?.aborted) return {
            success: false,
            error: {
                kind: 'aborted',
                message: 'Request aborted'
            }
        };
        return {
            success: false,
            error: {
                kind: 'network',
                message: 'Network Error'
            }
        };
    }
}
function headersOf({ body }) {
    const token = settings.token();
    return {
        Accept: 'application/json',
        'Accept-Language': 'de-DE',
        'Content-Language': 'de-DE',
        // The browser itself writes the multipart type, with its boundary.
        ...body === undefined || body instanceof FormData ? {} : {
            'Content-Type': 'application/json'
        },
        ...token ? {
            Authorization: `Bearer ${token}`
        } : {},
        ...settings.headers
    };
}
function bodyOf(body) {
    if (body === undefined || body instanceof FormData) return body;
    return JSON.stringify(body);
}
/** JSON when it is JSON, else the text: an unreadable answer must not hide the status. */ async function readBody(response) {
    const text = await response.text();
    if (!text) return undefined;
    try {
        return JSON.parse(text);
    } catch  {
        return text;
    }
}


/***/ },

/***/ "../shared-contracts/src/routes.ts"
/*!*****************************************!*\
  !*** ../shared-contracts/src/routes.ts ***!
  \*****************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RESERVED_SLUGS: () => (/* reexport safe */ _paths__WEBPACK_IMPORTED_MODULE_1__.RESERVED_SLUGS),
/* harmony export */   SEARCH_TYPES: () => (/* reexport safe */ _search_filters__WEBPACK_IMPORTED_MODULE_2__.SEARCH_TYPES),
/* harmony export */   availableSorts: () => (/* reexport safe */ _search_filters__WEBPACK_IMPORTED_MODULE_2__.availableSorts),
/* harmony export */   changeFilters: () => (/* reexport safe */ _search_filters__WEBPACK_IMPORTED_MODULE_2__.changeFilters),
/* harmony export */   citySlug: () => (/* reexport safe */ _paths__WEBPACK_IMPORTED_MODULE_1__.citySlug),
/* harmony export */   companyPath: () => (/* reexport safe */ _paths__WEBPACK_IMPORTED_MODULE_1__.companyPath),
/* harmony export */   effectiveSort: () => (/* reexport safe */ _search_filters__WEBPACK_IMPORTED_MODULE_2__.effectiveSort),
/* harmony export */   emptyFilters: () => (/* reexport safe */ _search_filters__WEBPACK_IMPORTED_MODULE_2__.emptyFilters),
/* harmony export */   hasPlace: () => (/* reexport safe */ _search_filters__WEBPACK_IMPORTED_MODULE_2__.hasPlace),
/* harmony export */   isReservedSlug: () => (/* reexport safe */ _paths__WEBPACK_IMPORTED_MODULE_1__.isReservedSlug),
/* harmony export */   jobOfferPath: () => (/* reexport safe */ _paths__WEBPACK_IMPORTED_MODULE_1__.jobOfferPath),
/* harmony export */   jobOffersPath: () => (/* reexport safe */ _paths__WEBPACK_IMPORTED_MODULE_1__.jobOffersPath),
/* harmony export */   knownCareForm: () => (/* reexport safe */ _care_form_slug__WEBPACK_IMPORTED_MODULE_0__.knownCareForm),
/* harmony export */   loginPath: () => (/* reexport safe */ _paths__WEBPACK_IMPORTED_MODULE_1__.loginPath),
/* harmony export */   normalizeFilters: () => (/* reexport safe */ _search_filters__WEBPACK_IMPORTED_MODULE_2__.normalizeFilters),
/* harmony export */   onPage: () => (/* reexport safe */ _search_filters__WEBPACK_IMPORTED_MODULE_2__.onPage),
/* harmony export */   packageChangePath: () => (/* reexport safe */ _paths__WEBPACK_IMPORTED_MODULE_1__.packageChangePath),
/* harmony export */   parseProviderSlug: () => (/* reexport safe */ _search_filters__WEBPACK_IMPORTED_MODULE_2__.parseProviderSlug),
/* harmony export */   parseSearchForm: () => (/* reexport safe */ _search_url__WEBPACK_IMPORTED_MODULE_3__.parseSearchForm),
/* harmony export */   parseSearchParams: () => (/* reexport safe */ _search_url__WEBPACK_IMPORTED_MODULE_3__.parseSearchParams),
/* harmony export */   profilePath: () => (/* reexport safe */ _paths__WEBPACK_IMPORTED_MODULE_1__.profilePath),
/* harmony export */   ratingsPath: () => (/* reexport safe */ _paths__WEBPACK_IMPORTED_MODULE_1__.ratingsPath),
/* harmony export */   readCareForm: () => (/* reexport safe */ _care_form_slug__WEBPACK_IMPORTED_MODULE_0__.readCareForm),
/* harmony export */   returnPath: () => (/* reexport safe */ _paths__WEBPACK_IMPORTED_MODULE_1__.returnPath),
/* harmony export */   routes: () => (/* reexport safe */ _paths__WEBPACK_IMPORTED_MODULE_1__.routes),
/* harmony export */   searchApiQuery: () => (/* reexport safe */ _search_url__WEBPACK_IMPORTED_MODULE_3__.searchApiQuery),
/* harmony export */   searchPath: () => (/* reexport safe */ _search_url__WEBPACK_IMPORTED_MODULE_3__.searchPath),
/* harmony export */   searchTypeOf: () => (/* reexport safe */ _search_url__WEBPACK_IMPORTED_MODULE_3__.searchTypeOf),
/* harmony export */   streetCitySlug: () => (/* reexport safe */ _paths__WEBPACK_IMPORTED_MODULE_1__.streetCitySlug)
/* harmony export */ });
/* harmony import */ var _care_form_slug__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! ./care-form-slug */ "../shared-contracts/src/care-form-slug.ts");
/* harmony import */ var _paths__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! ./paths */ "../shared-contracts/src/paths.ts");
/* harmony import */ var _search_filters__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! ./search-filters */ "../shared-contracts/src/search-filters.ts");
/* harmony import */ var _search_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! ./search-url */ "../shared-contracts/src/search-url.ts");
// Where everything is: paths, and the addresses of searches. One door for shell, slices and backend.






/***/ },

/***/ "../shared-contracts/src/search-filters.ts"
/*!*************************************************!*\
  !*** ../shared-contracts/src/search-filters.ts ***!
  \*************************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SEARCH_TYPES: () => (/* binding */ SEARCH_TYPES),
/* harmony export */   availableSorts: () => (/* binding */ availableSorts),
/* harmony export */   changeFilters: () => (/* binding */ changeFilters),
/* harmony export */   effectiveSort: () => (/* binding */ effectiveSort),
/* harmony export */   emptyFilters: () => (/* binding */ emptyFilters),
/* harmony export */   hasPlace: () => (/* binding */ hasPlace),
/* harmony export */   normalizeFilters: () => (/* binding */ normalizeFilters),
/* harmony export */   onPage: () => (/* binding */ onPage),
/* harmony export */   parseProviderSlug: () => (/* binding */ parseProviderSlug)
/* harmony export */ });
/* harmony import */ var _care_form_slug__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! ./care-form-slug */ "../shared-contracts/src/care-form-slug.ts");
/* harmony import */ var _constants__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! ./constants */ "../shared-contracts/src/constants.ts");
/* harmony import */ var _enumerations__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! ./enumerations */ "../shared-contracts/src/enumerations.ts");
/* harmony import */ var _paths__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! ./paths */ "../shared-contracts/src/paths.ts");
/* harmony import */ var _vocabulary__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! ./vocabulary */ "../shared-contracts/src/vocabulary.ts");





/** The three things one can search, as the path names them. */ const SEARCH_TYPES = [
    'pflegeanbieter',
    'pflegepersonal',
    'pflegejobs'
];
/**
 * Reads the slug of a provider search: services joined by "+", else a city. Knows no cities: a single unknown word is taken
 * for one, and the page that finds no such city sends it to "weitere-pflegeformen" (SR-01).
 */ function parseProviderSlug(slug) {
    const parts = slug.split('+').filter((part)=>part.trim() !== '');
    const isList = slug.includes('+');
    if (parts.length > 0 && (isList || parts.every((part)=>(0,_care_form_slug__WEBPACK_IMPORTED_MODULE_0__.knownCareForm)(part) !== undefined))) {
        return {
            kind: 'services',
            services: inOrder(_vocabulary__WEBPACK_IMPORTED_MODULE_4__.CARE_FORMS, parts.map(_care_form_slug__WEBPACK_IMPORTED_MODULE_0__.readCareForm))
        };
    }
    return {
        kind: 'city',
        slug: (0,_paths__WEBPACK_IMPORTED_MODULE_3__.citySlug)(slug)
    };
}
/** A search without any filter. */ const emptyFilters = (searchType)=>({
        searchType,
        city: null,
        lat: null,
        lon: null,
        radius: _constants__WEBPACK_IMPORTED_MODULE_1__.DEFAULT_RADIUS,
        services: [],
        features: [],
        place: null,
        rating: null,
        qualifications: [],
        employment: null,
        sort: null,
        page: 1
    });
/** Whether the search has a place to measure distances from. */ const hasPlace = ({ city, lat, lon })=>city !== null || lat !== null && lon !== null;
/** The sorts a search offers as it stands, default first; distances only with a place (SR-10). */ function availableSorts(filters) {
    const sorts = {
        pflegeanbieter: _vocabulary__WEBPACK_IMPORTED_MODULE_4__.COMPANY_SORTS,
        pflegepersonal: _vocabulary__WEBPACK_IMPORTED_MODULE_4__.STAFF_SORTS,
        pflegejobs: _vocabulary__WEBPACK_IMPORTED_MODULE_4__.JOB_SORTS
    }[filters.searchType];
    return sorts.filter((sort)=>hasPlace(filters) || !sort.startsWith('radius'));
}
/** The sort in force: the chosen one, or the search's default (SR-10). */ const effectiveSort = (filters)=>filters.sort ?? availableSorts(filters)[0];
/** The same search with another filter: back on the first page (SR-04). */ const changeFilters = (filters, change)=>normalizeFilters({
        ...filters,
        ...change,
        page: 1
    });
/** The same search on another page or in another order of the same hits. */ const onPage = (filters, page)=>normalizeFilters({
        ...filters,
        page
    });
/**
 * The one form of a search: lists in their fixed order, what the type does not know or the search as it stands cannot use
 * dropped, defaults for what cannot be read. Two searches that find the same have the same form.
 */ function normalizeFilters(filters) {
    const { searchType } = filters;
    const isProviders = searchType === 'pflegeanbieter';
    const place = normalizePlace(filters);
    const clean = {
        searchType,
        ...place,
        services: isProviders ? inOrder(_vocabulary__WEBPACK_IMPORTED_MODULE_4__.CARE_FORMS, filters.services) : [],
        features: isProviders ? inOrder(featureIndexes, filters.features) : [],
        place: isProviders ? oneOf(placeIndexes, filters.place) : null,
        rating: isProviders ? oneOf(starValues, filters.rating) : null,
        qualifications: isProviders ? [] : normalizeQualifications(searchType, filters.qualifications),
        employment: searchType === 'pflegejobs' ? oneOf(_vocabulary__WEBPACK_IMPORTED_MODULE_4__.EMPLOYMENT_TYPES, filters.employment) : null,
        sort: null,
        page: Number.isInteger(filters.page) && filters.page >= 1 && filters.page <= maxPage ? filters.page : 1
    };
    const sorts = availableSorts(clean);
    const sort = oneOf(sorts, filters.sort);
    return {
        ...clean,
        sort: sort === sorts[0] ? null : sort
    };
}
const maxPage = 999_999;
const featureIndexes = _vocabulary__WEBPACK_IMPORTED_MODULE_4__.COMPANY_FEATURES.map(({ index })=>index);
const placeIndexes = _vocabulary__WEBPACK_IMPORTED_MODULE_4__.PLACES.map(({ index })=>index);
const starValues = Array.from({
    length: _constants__WEBPACK_IMPORTED_MODULE_1__.MAX_STARS - _constants__WEBPACK_IMPORTED_MODULE_1__.MIN_STARS + 1
}, (_, step)=>_constants__WEBPACK_IMPORTED_MODULE_1__.MIN_STARS + step);
function normalizePlace(filters) {
    const slug = (0,_paths__WEBPACK_IMPORTED_MODULE_3__.citySlug)(filters.city ?? '');
    // A care form is never a town: in the path it would be read as a service.
    const city = slug === '' || (0,_care_form_slug__WEBPACK_IMPORTED_MODULE_0__.knownCareForm)(slug) ? null : slug;
    const { lat, lon } = filters;
    const isPoint = lat !== null && lon !== null && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
    const point = isPoint ? {
        lat: rounded(lat),
        lon: rounded(lon)
    } : {
        lat: null,
        lon: null
    };
    const radius = city !== null || isPoint ? oneOf(_constants__WEBPACK_IMPORTED_MODULE_1__.RADIUS_OPTIONS, filters.radius) ?? _constants__WEBPACK_IMPORTED_MODULE_1__.DEFAULT_RADIUS : _constants__WEBPACK_IMPORTED_MODULE_1__.DEFAULT_RADIUS;
    return {
        city,
        ...point,
        radius
    };
}
/** About a metre; more digits would make two addresses of one search. Adding 0 turns -0 into 0. */ const rounded = (degrees)=>Math.round(degrees * 1e5) / 1e5 + 0;
function normalizeQualifications(searchType, ids) {
    const list = searchType === 'pflegepersonal' ? 'staff' : 'jobs';
    const exclusive = (0,_enumerations__WEBPACK_IMPORTED_MODULE_2__.exclusiveQualification)(list);
    return ids.includes(exclusive) ? [
        exclusive
    ] : inOrder((0,_enumerations__WEBPACK_IMPORTED_MODULE_2__.qualificationIds)(list), ids);
}
/** The chosen ones of a closed list, in the list's order and once each. */ function inOrder(list, chosen) {
    return list.filter((value)=>chosen.includes(value));
}
function oneOf(list, value) {
    return list.find((one)=>one === value) ?? null;
}


/***/ },

/***/ "../shared-contracts/src/search-url.ts"
/*!*********************************************!*\
  !*** ../shared-contracts/src/search-url.ts ***!
  \*********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseSearchForm: () => (/* binding */ parseSearchForm),
/* harmony export */   parseSearchParams: () => (/* binding */ parseSearchParams),
/* harmony export */   searchApiQuery: () => (/* binding */ searchApiQuery),
/* harmony export */   searchPath: () => (/* binding */ searchPath),
/* harmony export */   searchTypeOf: () => (/* binding */ searchTypeOf)
/* harmony export */ });
/* harmony import */ var _care_form_slug__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! ./care-form-slug */ "../shared-contracts/src/care-form-slug.ts");
/* harmony import */ var _constants__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! ./constants */ "../shared-contracts/src/constants.ts");
/* harmony import */ var _paths__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! ./paths */ "../shared-contracts/src/paths.ts");
/* harmony import */ var _search_filters__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! ./search-filters */ "../shared-contracts/src/search-filters.ts");




/** The search type a path segment names. */ const searchTypeOf = (segment)=>_search_filters__WEBPACK_IMPORTED_MODULE_3__.SEARCH_TYPES.find((type)=>type === segment);
/**
 * Reads a search from its address (SR-01 to SR-05). Whatever cannot be read counts as not given; the result is normalised,
 * so `searchPath` of it is the search's one canonical address.
 */ function parseSearchParams(searchType, slug, params) {
    const fromSlug = readSlug(searchType, slug || params.get('slug') || '');
    return (0,_search_filters__WEBPACK_IMPORTED_MODULE_3__.normalizeFilters)({
        ...(0,_search_filters__WEBPACK_IMPORTED_MODULE_3__.emptyFilters)(searchType),
        city: fromSlug.city ?? params.get('city_slug'),
        services: [
            ...fromSlug.services,
            ...list(params, 'services').flatMap((value)=>(0,_care_form_slug__WEBPACK_IMPORTED_MODULE_0__.readCareForm)(value) ?? [])
        ],
        lat: number(params.get('lat')),
        lon: number(params.get('lon')),
        radius: number(params.get('radius')),
        features: list(params, 'features').map(Number),
        place: number(params.get('place')),
        rating: number(params.get('rating')),
        qualifications: list(params, 'qualifications').map(Number),
        employment: params.get('employment'),
        sort: params.get('sort'),
        page: number(params.get('page')) ?? 1
    });
}
function readSlug(searchType, slug) {
    if (slug.trim() === '') return {
        city: null,
        services: []
    };
    if (searchType !== 'pflegeanbieter') return {
        city: slug,
        services: []
    };
    const parsed = (0,_search_filters__WEBPACK_IMPORTED_MODULE_3__.parseProviderSlug)(slug);
    return parsed.kind === 'city' ? {
        city: parsed.slug,
        services: []
    } : {
        city: null,
        services: parsed.services
    };
}
/** Comma list, repeated parameter or both; form encoding turns a "+" between services into a space. */ const list = (params, name)=>params.getAll(name).flatMap((value)=>value.split(/[,+\s]/)).filter((value)=>value !== '');
/** A plain decimal number; nothing else that JavaScript would take for one. */ const number = (value)=>value && /^-?\d{1,9}(\.\d{1,15})?$/.test(value) ? Number(value) : null;
/**
 * Reads `/suche/{searchType}/` with city_slug, radius, cityField and radiusField (SR-03). What was typed wins over a
 * city_slug left from an earlier entry, an emptied field means no town, and `filters.city` is only a guess while there is a
 * `cityText`.
 */ function parseSearchForm(searchType, params) {
    const complete = new URLSearchParams(params);
    if (!params.get('radius') && params.has('radiusField')) complete.set('radius', params.get('radiusField') ?? '');
    const typed = params.get('cityField')?.trim();
    const isSettled = typed === undefined || (0,_paths__WEBPACK_IMPORTED_MODULE_2__.citySlug)(typed) === (0,_paths__WEBPACK_IMPORTED_MODULE_2__.citySlug)(params.get('city_slug') ?? '');
    if (!isSettled) complete.set('city_slug', typed);
    return {
        filters: parseSearchParams(searchType, undefined, complete),
        cityText: isSettled || !typed ? null : typed
    };
}
/**
 * The one address of a search: fixed order of parameters, defaults dropped (SR-04, SR-09). Providers: city, services, or
 * services with the city as parameter; staff and jobs: the city.
 */ function searchPath(search) {
    const filters = (0,_search_filters__WEBPACK_IMPORTED_MODULE_3__.normalizeFilters)(search);
    const { searchType, city } = filters;
    const services = filters.services.join('+');
    const slug = services || city;
    const path = slug ? _paths__WEBPACK_IMPORTED_MODULE_2__.routes.searchResults.build({
        searchType,
        slug
    }) : _paths__WEBPACK_IMPORTED_MODULE_2__.routes.search.build({
        searchType
    });
    const query = queryOf(filters, services ? city : null);
    return query ? `${path}?${query}` : path;
}
function queryOf(filters, city) {
    const values = [
        [
            'city_slug',
            city
        ],
        [
            'lat',
            filters.lat
        ],
        [
            'lon',
            filters.lon
        ],
        [
            'radius',
            filters.radius === _constants__WEBPACK_IMPORTED_MODULE_1__.DEFAULT_RADIUS ? null : filters.radius
        ],
        [
            'features',
            filters.features.join(',')
        ],
        [
            'place',
            filters.place
        ],
        [
            'rating',
            filters.rating
        ],
        [
            'qualifications',
            filters.qualifications.join(',')
        ],
        [
            'employment',
            filters.employment
        ],
        [
            'sort',
            filters.sort
        ],
        [
            'page',
            filters.page === 1 ? null : filters.page
        ]
    ];
    return values.filter(([, value])=>value !== null && value !== '').map(([name, value])=>`${name}=${encodeValue(String(value))}`).join('&');
}
/** Commas and slashes are allowed in a query and easier to read plain. */ const encodeValue = (value)=>encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%2F', '/');
/** The query string with which the backend's search is asked for the same hits, "" without any filter. */ function searchApiQuery(search) {
    const filters = (0,_search_filters__WEBPACK_IMPORTED_MODULE_3__.normalizeFilters)(search);
    const query = queryOf(filters, filters.city);
    const services = filters.services.length ? `services=${filters.services.join(',')}` : '';
    const both = [
        query,
        services
    ].filter(Boolean).join('&');
    return both && `?${both}`;
}


/***/ },

/***/ "../shared-contracts/src/session.ts"
/*!******************************************!*\
  !*** ../shared-contracts/src/session.ts ***!
  \******************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   currentSession: () => (/* binding */ currentSession),
/* harmony export */   refreshSession: () => (/* binding */ refreshSession),
/* harmony export */   signIn: () => (/* binding */ signIn),
/* harmony export */   signOut: () => (/* binding */ signOut),
/* harmony export */   startSession: () => (/* binding */ startSession),
/* harmony export */   useSession: () => (/* binding */ useSession)
/* harmony export */ });
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react */ "react");

const base = '/api/auth';
const announcements = 'session';
const loading = {
    status: 'loading'
};
let current = loading;
let channel;
const listeners = new Set();
function set(next) {
    current = next;
    for (const listener of listeners)listener();
}
/** The session as it stands, for code outside of React. */ const currentSession = ()=>current;
/** The session; on the server and before the first answer always `loading`, so that HTML is the same for everyone. */ function useSession() {
    return (0,react__WEBPACK_IMPORTED_MODULE_0__.useSyncExternalStore)(subscribe, currentSession, ()=>loading);
}
function subscribe(listener) {
    listeners.add(listener);
    return ()=>listeners.delete(listener);
}
/** Asks the server who is signed in; without an answer the session stays as it is. */ async function refreshSession() {
    try {
        const response = await fetch(`${base}/session`, {
            headers: {
                Accept: 'application/json'
            }
        });
        if (!response.ok) throw new Error(`session ${response.status}`);
        const body = await response.json();
        const { user, accessToken, expires } = body;
        set(user && accessToken && expires ? {
            status: 'authenticated',
            user,
            token: accessToken,
            expires
        } : {
            status: 'unauthenticated'
        });
    } catch  {
        if (current.status === 'loading') set({
            status: 'unauthenticated'
        });
    }
    return current;
}
/** Starts the session in the browser: first answer, tab focus, other tabs. Returns how to stop. */ function startSession() {
    channel = 'BroadcastChannel' in window ? new BroadcastChannel(announcements) : undefined;
    const refresh = ()=>void refreshSession();
    const onVisible = ()=>{
        if (document.visibilityState === 'visible') refresh();
    };
    channel?.addEventListener('message', refresh);
    document.addEventListener('visibilitychange', onVisible);
    refresh();
    return ()=>{
        document.removeEventListener('visibilitychange', onVisible);
        channel?.close();
        channel = undefined;
    };
}
/** Sends a form of the sign-in exchange with its CSRF token (SH-10). */ async function post(path, fields) {
    const answer = await fetch(`${base}/csrf`, {
        headers: {
            Accept: 'application/json'
        }
    });
    const { csrfToken } = await answer.json();
    return fetch(base + path, {
        method: 'POST',
        headers: {
            'Content-Type': 'application/x-www-form-urlencoded',
            Accept: 'application/json'
        },
        body: new URLSearchParams({
            ...fields,
            csrfToken,
            callbackUrl: location.origin,
            json: 'true'
        })
    });
}
async function changed() {
    await refreshSession();
    channel?.postMessage('changed');
}
/** Signs in with user name (or e-mail address) and password; all other tabs learn of it. */ async function signIn(username, password) {
    try {
        const response = await post('/callback/credentials', {
            username,
            password
        });
        if (response.status === 401) return {
            success: false,
            reason: 'credentials'
        };
        if (response.status === 429) return {
            success: false,
            reason: 'throttled'
        };
        if (!response.ok) return {
            success: false,
            reason: 'network'
        };
        await changed();
        return {
            success: true
        };
    } catch  {
        return {
            success: false,
            reason: 'network'
        };
    }
}
/** Ends the session here and in all other tabs; false when the server did not answer. */ async function signOut() {
    try {
        const response = await post('/signout', {});
        if (!response.ok) return false;
        await changed();
        return true;
    } catch  {
        return false;
    }
}


/***/ },

/***/ "../shared-contracts/src/slice-api.ts"
/*!********************************************!*\
  !*** ../shared-contracts/src/slice-api.ts ***!
  \********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   defineSliceApi: () => (/* binding */ defineSliceApi)
/* harmony export */ });
/* harmony import */ var _api__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! ./api */ "../shared-contracts/src/api.ts");

const definedBy = new Map();
/**
 * Adds a slice's calls to the shared API slice and gives them back with their hooks:
 * `const searchApi = defineSliceApi('search', (build) => ({ companies: build.query<…>(…) }))`, then
 * `searchApi.companies.useQuery(…)`. Stored names carry the slice's prefix, so two teams cannot meet by accident;
 * the same prefix from two places throws, because one would silently answer for the other (EM-02).
 */ function defineSliceApi(slice, define) {
    if (definedBy.has(slice) && "development" !== 'development') // removed by dead control flow
{}
    definedBy.set(slice, define);
    const prefix = `${slice}/`;
    const api = _api__WEBPACK_IMPORTED_MODULE_0__.careApi.injectEndpoints({
        endpoints: (build)=>Object.fromEntries(Object.entries(define(build)).map(([name, definition])=>[
                    prefix + name,
                    definition
                ])),
        overrideExisting: "development" === 'development'
    });
    const endpoints = Object.entries(api.endpoints).filter(([name])=>name.startsWith(prefix)).map(([name, endpoint])=>[
            name.slice(prefix.length),
            endpoint
        ]);
    return Object.fromEntries(endpoints);
}


/***/ },

/***/ "../shared-contracts/src/slice-definition.ts"
/*!***************************************************!*\
  !*** ../shared-contracts/src/slice-definition.ts ***!
  \***************************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   defineSlice: () => (/* binding */ defineSlice)
/* harmony export */ });
/** Checks a definition while it is typed; gives it back unchanged. */ const defineSlice = (definition)=>definition;


/***/ },

/***/ "../shared-contracts/src/slot.tsx"
/*!****************************************!*\
  !*** ../shared-contracts/src/slot.tsx ***!
  \****************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SliceBoundary: () => (/* binding */ SliceBoundary),
/* harmony export */   Slot: () => (/* binding */ Slot)
/* harmony export */ });
/* harmony import */ var react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! react/jsx-dev-runtime */ "react/jsx-dev-runtime");
/* harmony import */ var react__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! react */ "react");
/* harmony import */ var _platform__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! ./platform */ "../shared-contracts/src/platform.ts");



/**
 * A named place that another slice fills; nothing when none does. Loading, failure and "Erneut laden" stay inside it
 * (SH-18): `<Slot name="provider.ratings" companyId={7} companySlug="lindenhof" />`.
 */ function Slot({ name, ...props }) {
    const platform = (0,_platform__WEBPACK_IMPORTED_MODULE_2__.usePlatform)();
    const [attempt, setAttempt] = (0,react__WEBPACK_IMPORTED_MODULE_1__.useState)(0);
    const id = platform.slots[name];
    if (!id) return null;
    const retry = ()=>{
        platform.forget(id, props);
        setAttempt(attempt + 1);
    };
    const { Loading, Unavailable } = platform.views;
    return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(SliceBoundary, {
        resetKey: attempt,
        slice: id,
        fallback: (failure)=>/*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Unavailable, {
                failure: failure,
                onRetry: retry
            }, void 0, false, {
                fileName: "/work/main/shared-contracts/src/slot.tsx",
                lineNumber: 20,
                columnNumber: 73
            }, this),
        children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(react__WEBPACK_IMPORTED_MODULE_1__.Suspense, {
            fallback: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Loading, {}, void 0, false, {
                fileName: "/work/main/shared-contracts/src/slot.tsx",
                lineNumber: 21,
                columnNumber: 27
            }, this),
            children: /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Filling, {
                id: id,
                props: props,
                onRetry: retry
            }, void 0, false, {
                fileName: "/work/main/shared-contracts/src/slot.tsx",
                lineNumber: 22,
                columnNumber: 9
            }, this)
        }, void 0, false, {
            fileName: "/work/main/shared-contracts/src/slot.tsx",
            lineNumber: 21,
            columnNumber: 7
        }, this)
    }, void 0, false, {
        fileName: "/work/main/shared-contracts/src/slot.tsx",
        lineNumber: 20,
        columnNumber: 5
    }, this);
}
function Filling({ id, props, onRetry }) {
    const platform = (0,_platform__WEBPACK_IMPORTED_MODULE_2__.usePlatform)();
    const result = (0,react__WEBPACK_IMPORTED_MODULE_1__.use)(platform.filling(id, props));
    if (!result.success) return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(platform.views.Unavailable, {
        failure: result.failure,
        onRetry: onRetry
    }, void 0, false, {
        fileName: "/work/main/shared-contracts/src/slot.tsx",
        lineNumber: 31,
        columnNumber: 31
    }, this);
    const Content = result.module.default;
    return /*#__PURE__*/ (0,react_jsx_dev_runtime__WEBPACK_IMPORTED_MODULE_0__.jsxDEV)(Content, {
        ...props
    }, void 0, false, {
        fileName: "/work/main/shared-contracts/src/slot.tsx",
        lineNumber: 33,
        columnNumber: 10
    }, this);
}
/** Keeps a slice that throws while rendering inside its own area (SH-18). */ class SliceBoundary extends react__WEBPACK_IMPORTED_MODULE_1__.Component {
    state = {};
    static getDerivedStateFromError(error) {
        return {
            error
        };
    }
    componentDidUpdate(before) {
        if (this.state.error && before.resetKey !== this.props.resetKey) this.setState({
            error: undefined
        });
    }
    render() {
        const { error } = this.state;
        if (!error) return this.props.children;
        return this.props.fallback({
            slice: this.props.slice,
            version: '',
            reason: 'crashed',
            message: error.message
        });
    }
}


/***/ },

/***/ "../shared-contracts/src/slots.ts"
/*!****************************************!*\
  !*** ../shared-contracts/src/slots.ts ***!
  \****************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/**
 * The places where one slice shows a part of another, with the props each hands over. A slot that no slice fills shows
 * nothing; a filling that fails shows its message there and nowhere else (SH-18).
 */ 


/***/ },

/***/ "../shared-contracts/src/store.ts"
/*!****************************************!*\
  !*** ../shared-contracts/src/store.ts ***!
  \****************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   makeStore: () => (/* binding */ makeStore),
/* harmony export */   rootReducer: () => (/* binding */ rootReducer)
/* harmony export */ });
/* harmony import */ var _care_contracts_rtk__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! @care/contracts/rtk */ "../shared-contracts/src/facade/rtk.ts");
/* harmony import */ var _api__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! ./api */ "../shared-contracts/src/api.ts");


/** The one reducer of the site; a slice with a state of its own adds it with `rootReducer.inject(slice)`. */ const rootReducer = (0,_care_contracts_rtk__WEBPACK_IMPORTED_MODULE_0__.combineSlices)(_api__WEBPACK_IMPORTED_MODULE_1__.careApi);
/** One store per page in the browser, one per request on the server. */ function makeStore(preloadedState) {
    return (0,_care_contracts_rtk__WEBPACK_IMPORTED_MODULE_0__.configureStore)({
        reducer: rootReducer,
        preloadedState,
        middleware: (defaults)=>defaults({
                serializableCheck: false,
                immutableCheck: false
            }).concat(_api__WEBPACK_IMPORTED_MODULE_1__.careApi.middleware),
        devTools: "development" === 'development'
    });
}


/***/ },

/***/ "../shared-contracts/src/texts/de.ts"
/*!*******************************************!*\
  !*** ../shared-contracts/src/texts/de.ts ***!
  \*******************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   de: () => (/* binding */ de)
/* harmony export */ });
// The shared catalogue: what more than one slice says. A slice's own texts live in the slice. Formal "Sie" throughout.
const de = {
    brand: {
        name: 'Pflegefenster'
    },
    errors: {
        incorrectStreet: 'Bitte wählen Sie Ihre Adresse aus den Vorschlägen aus (Straße und Hausnummer, PLZ und Ort, Land).',
        emptyPlaceError: 'Bitte wählen Sie zuerst einen Ort aus, bevor Sie einen Umkreis festlegen.',
        chooseLocation: 'Wählen Sie einen Standort aus',
        noSearchResults: 'Leider ergab Ihre Suche 0 Treffer',
        noFeatures: 'Bisher sind keine Besonderheiten angegeben.',
        noWebsite: 'Keine Website angegeben',
        notFound: 'Keine Ergebnisse gefunden',
        serviceExist: 'Diese Leistung ist bereits in Ihrer Liste.',
        alreadyExists: 'Ist bereits vorhanden',
        theSameLocalization: 'Der Standort wurde bereits hinzugefügt',
        invalidPhotoType: 'ungültiger Dateityp',
        photoIsTooLarge: 'Die Datei ist zu groß',
        invalidPhotoTypeHint: 'Erlaubt sind JPG, WebP und PNG bis 600 KB.',
        invalidVideoTypeHint: 'Erlaubt sind MP4 und WebM bis 50 MB.',
        photoResolution: 'Das Bild muss zwischen {{min}} × {{min}} und {{max}} × {{max}} Pixel groß sein.',
        photoSendServerMessage: 'Die Datei konnte nicht hochgeladen werden. Bitte versuchen Sie es später erneut.',
        tooManyFiles: 'Sie haben die maximale Anzahl an Dateien erreicht ({{max}}).',
        tooManyMailsPlusTier: 'Sie haben in diesem Monat bereits {{limit}} Pflegekräfte angeschrieben. Mit dem Premium-Paket können Sie unbegrenzt viele Pflegekräfte kontaktieren.',
        recruitingLimitPlusTier: 'Mit Ihrem aktuellen Abo können Sie keine unbegrenzte Anzahl von Anwerbungen durchführen. Wenn Sie ein Upgrade vornehmen (Premium-Paket), sind unbegrenzt viele Anwerbungen im Monat möglich.',
        completeAllFields: 'Bitte füllen Sie alle Pflichtfelder aus.',
        descriptionError: 'Die Beschreibung darf nicht leer sein',
        activitiesError: 'Die Aktivitäten dürfen nicht leer sein',
        successTextRegistration: 'Vielen Dank für Ihre Registrierung. Wir haben Ihnen eine E-Mail geschickt. Bitte bestätigen Sie Ihre E-Mail-Adresse über den Link in dieser Nachricht.',
        wrongCredentials: 'Falsche Anmeldeinformationen',
        wrongData: 'Daten falsch ausgefüllt',
        unexpectedError: 'Ein unerwarteter Fehler ist aufgetreten',
        ratingAlreadyCreated: 'Der Benutzer hat bereits eine Bewertung für ein bestimmtes Unternehmen erstellt',
        alreadyReported: 'Sie können eine Bewertung nur einmal melden',
        reportSent: 'Vielen Dank für Ihre Meldung. Wir haben den Eingang bestätigt und prüfen die Bewertung.',
        jobOfferLimitPlusTier: 'In Ihrem Profil sind bereits drei Stellenangebote veröffentlicht. Wenn Sie weitere Stellen ausschreiben möchten, wechseln Sie bitte in das Premium-Paket.',
        jobOfferLimitPremiumTier: 'Sie haben die maximale Anzahl von 40 Stellenangeboten erreicht. Bitte löschen oder deaktivieren Sie eine Anzeige, um eine neue zu veröffentlichen.',
        jobOfferFreeTier: 'Mit dem kostenlosen Profil können Sie keine Stellenangebote veröffentlichen. Ab dem Plus-Paket schreiben Sie bis zu drei Stellen gleichzeitig aus.',
        subpageNotAvailable: 'Diese Unterseite ist mit dem ausgewählten Abonnement nicht verfügbar',
        onlyPlusPremiumAnswer: 'Nur plus- und premium-stufe kann antworten geben.',
        paymentCanceled: 'Ihre Zahlung wurde storniert',
        paymentSuccess: 'Danke für Ihre Zahlung.',
        productInquirySent: 'Ihre Produktanfrage wurde gesendet.',
        ratingAdded: 'Ihre Bewertung wurde hinzugefügt.',
        ratingRemoved: 'Die Bewertung wurde gestrichen.',
        wrongStreetNumber: 'Falsche Straße und Hausnummer',
        termsRequired: 'Sie müssen die Allgemeinen Nutzungsbedingungen bestätigen.',
        consentRequired: 'Diese Zustimmung ist erforderlich.',
        invalidAccountType: 'Mit einem Konto für Pflegekräfte können Sie keine Einrichtung registrieren. Bitte melden Sie sich ab und legen Sie ein Konto als Pflegeanbieter an.',
        loginToCreateFacility: 'Bitte melden Sie sich an, um ein Konto für Ihre Einrichtung anzulegen.',
        networkError: 'Keine Verbindung. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
        requestAborted: 'Die Anfrage wurde abgebrochen.',
        timeout: 'Der Server antwortet nicht. Bitte versuchen Sie es erneut.',
        requestFailed: 'Die Anfrage ist fehlgeschlagen (Fehler {{status}}). Bitte versuchen Sie es erneut.',
        tooManyRequests: 'Zu viele Anfragen in kurzer Zeit. Bitte versuchen Sie es in {{seconds}} Sekunden erneut.',
        sessionExpired: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an. Ihre Eingaben bleiben erhalten.',
        remoteUnavailable: 'Dieser Bereich ist gerade nicht erreichbar. Der Rest der Seite funktioniert weiter.',
        reload: 'Erneut laden',
        retry: 'Erneut versuchen'
    },
    fields: {
        required: 'Bitte füllen Sie dieses Feld aus.',
        requiredHint: 'Pflichtfelder sind mit * gekennzeichnet.',
        email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
        emailTaken: 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto.',
        usernameTaken: 'Dieser Benutzername ist bereits vergeben.',
        phone: 'Bitte geben Sie eine gültige Telefonnummer ein, z. B. 030 1234567.',
        website: 'Bitte geben Sie eine gültige Internetadresse ein, z. B. https://www.beispiel.de.',
        zipCode: 'Bitte geben Sie eine fünfstellige Postleitzahl ein.',
        choice: 'Bitte wählen Sie einen der angebotenen Werte aus.',
        passwordShort: 'Das Passwort muss mindestens {{min}} Zeichen lang sein.',
        passwordWeak: 'Dieses Passwort ist zu leicht zu erraten.',
        password2: 'Die Passwörter stimmen nicht überein.',
        starsRequired: 'Bitte vergeben Sie 1 bis 5 Sterne.',
        maxLength: 'Bitte kürzen Sie den Text auf höchstens {{max}} Zeichen.',
        counter: '{{count}} von {{max}} Zeichen',
        dateRange: 'Das Enddatum muss nach dem Startdatum liegen.',
        salaryRange: 'Der Höchstbetrag muss mindestens so hoch sein wie der Mindestbetrag.',
        unsavedChanges: 'Sie haben nicht gespeicherte Änderungen. Möchten Sie die Seite wirklich verlassen?',
        conflict: 'Die Daten wurden inzwischen an anderer Stelle geändert. Bitte laden Sie die Seite neu.',
        summary: 'Bitte prüfen Sie Ihre Eingaben:'
    },
    careForms: {
        'ambulante-pflege': 'Ambulante Pflege',
        kurzzeitpflege: 'Kurzzeitpflege',
        'stationare-pflege': 'Stationäre Pflege',
        'teilstationare-pflege': 'Teilstationäre Pflege',
        'senioren-wg': 'Senioren-WG',
        'betreutes-wohnen': 'Betreutes Wohnen',
        'weitere-pflegeformen': 'Weitere Pflegeformen'
    },
    /** In sentences: "24 Pflegeheime in Köln". */ careFormsPlural: {
        'ambulante-pflege': 'ambulante Pflegedienste',
        kurzzeitpflege: 'Kurzzeitpflege-Einrichtungen',
        'stationare-pflege': 'Pflegeheime',
        'teilstationare-pflege': 'Tages- und Nachtpflegen',
        'senioren-wg': 'Pflege- und Senioren-Wohngemeinschaften',
        'betreutes-wohnen': 'Anlagen für betreutes Wohnen',
        'weitere-pflegeformen': 'Anbieter weiterer Pflegeformen'
    },
    companyFeatures: {
        dementia: 'Demenzpflege',
        palliative: 'Palliativpflege',
        shortTermCare: 'Kurzzeit- und Verhinderungspflege',
        youngCare: 'Junge Pflege',
        residentialGroups: 'Wohngruppen',
        infrastructure: 'Günstige Infrastruktur',
        quietLocation: 'Ruhige Lage',
        christian: 'Christliche Ausrichtung',
        staffing: 'Überdurchschnittlicher Personalschlüssel',
        international: 'Kultursensible, internationale Pflege'
    },
    places: {
        urban: 'Städtische Lage',
        rural: 'Ländliche Lage'
    },
    qualifications: {
        1: 'Examinierte/r Altenpfleger/in',
        2: 'Altenpflegehelfer/in',
        3: 'Examinierte/r Gesundheits- und Krankenpfleger/in',
        4: 'Pflegefachfrau/Pflegefachmann',
        5: 'Pflegehilfskraft',
        6: 'Seniorenbetreuer/in',
        other: 'Andere Qualifikation',
        none: 'Keine besondere Qualifikation',
        exclusiveHint: 'Diese Auswahl lässt sich nicht mit anderen Qualifikationen kombinieren.'
    },
    sorts: {
        ratingDesc: 'Beste Bewertung zuerst',
        ratingAsc: 'Niedrigste Bewertung zuerst',
        radiusDesc: 'Größte Entfernung zuerst',
        radiusAsc: 'Geringste Entfernung zuerst',
        dateDesc: 'Neueste zuerst',
        salaryDesc: 'Höchste Vergütung zuerst'
    },
    employmentTypes: {
        Vollzeit: 'Vollzeit',
        Teilzeit: 'Teilzeit',
        'Vollzeit/Teilzeit': 'Vollzeit/Teilzeit'
    },
    ratingCategories: {
        housing: 'Wohnen & Ambiente',
        food: 'Essen & Trinken',
        reliability: 'Zuverlässigkeit',
        friendliness: 'Freundlichkeit',
        competence: 'Kompetenz',
        activities: 'Aktivitäten'
    },
    stars: {
        1: 'mangelhaft',
        2: 'ausreichend',
        3: 'befriedigend',
        4: 'gut',
        5: 'sehr gut',
        outOfFive: '{{value}} von 5 Sternen',
        ratings_one: '1 Bewertung',
        ratings_other: '{{count}} Bewertungen',
        none: 'Noch keine Bewertungen',
        lowCount: 'Erst ab 3 Bewertungen zeigen wir einen Durchschnitt als verlässlich an.',
        onlineRated: 'online bewertet'
    },
    raterIdentities: {
        RESIDENT: 'Bewohner/in oder Kunde/Kundin',
        RELATIVE: 'Angehörige/r oder Freund/in',
        EMPLOYEE: 'Mitarbeiter/in oder Ehrenamtliche/r',
        VISITOR: 'Besucher/in oder externe Person'
    },
    reportReasons: {
        racist: 'Rassistischer oder diskriminierender Inhalt',
        names: 'Enthält Namen von Personen',
        false: 'Falsche Behauptungen',
        hurtful: 'Verletzende Sprache',
        inappropriate: 'Unangemessene Ausdrucksweise'
    },
    genders: {
        MALE: 'männlich',
        FEMALE: 'weiblich',
        OTHER: 'divers'
    },
    userTypes: {
        JOB_SEEKER: 'Pflegekraft',
        CARE_PROVIDER: 'Pflegeanbieter',
        CARE_SEEKER: 'Pflegesuchende oder Angehörige'
    },
    tiers: {
        FREE_TIER: 'Free',
        PLUS_TIER: 'Plus',
        PREMIUM_TIER: 'Premium'
    },
    periods: {
        YEARLY: 'jährlich',
        MONTHLY: 'monatlich'
    },
    benefits: {
        companyPension: 'Betriebliche Altersvorsorge',
        travelAllowance: 'Fahrtkostenzuschuss',
        jobTicket: 'Deutschlandticket als Jobticket',
        jobBike: 'Dienstrad-Leasing',
        training: 'Fort- und Weiterbildung',
        wishRoster: 'Wunschdienstplan',
        flexibleHours: 'Flexible Arbeitszeiten',
        standInBonus: 'Einspringprämie',
        shiftAllowances: 'Zuschläge für Nacht-, Sonn- und Feiertagsarbeit',
        annualBonus: 'Jahressonderzahlung',
        vacation30: 'Mindestens 30 Tage Urlaub',
        savingsScheme: 'Vermögenswirksame Leistungen',
        healthPromotion: 'Betriebliche Gesundheitsförderung',
        childcare: 'Unterstützung bei der Kinderbetreuung',
        mealsDrinks: 'Kostenfreie Getränke und vergünstigte Mahlzeiten',
        onboarding: 'Strukturierte Einarbeitung mit festen Ansprechpersonen'
    },
    nav: {
        careProviderSearch: 'Pflegeanbieter finden',
        providersShort: 'Pflegeanbieter',
        jobsShort: 'Pflegejobs',
        nursingStaffSearch: 'Pflegepersonal finden',
        jobSearch: 'Pflegejobs finden',
        job: 'Jobs',
        registration: 'Registrieren',
        login: 'Anmelden',
        logout: 'Abmelden',
        myAccount: 'Mein Konto',
        followed: 'Merkliste',
        inbox: 'Nachrichten',
        unread_one: '1 ungelesene Nachricht',
        unread_other: '{{count}} ungelesene Nachrichten',
        jobSeekerProfileEdit: 'Mein Profil bearbeiten',
        companyOwnerArea: 'Mein Unternehmen',
        registerCompany: 'Einrichtung registrieren',
        packages: 'Pakete & Preise',
        products: 'Pflegeprodukte',
        magazine: 'Pflegemagazin',
        advisor: 'Pflegeratgeber',
        guide: 'Pflegeleitfaden',
        bookNow: 'JETZT BUCHEN',
        mainNavigation: 'Hauptnavigation',
        searchTabs: 'Was suchen Sie?',
        skipLink: 'Zum Inhalt springen',
        burgerOpen: 'Menü öffnen',
        burgerClose: 'Menü schließen',
        breadcrumb: 'Sie befinden sich hier',
        home: 'Startseite',
        logoLabel: '{{brand}}, zur Startseite'
    },
    footer: {
        label: 'Rechtliches und Kontakt',
        imprint: 'Impressum',
        privacy: 'Datenschutz',
        terms: 'AGB',
        accessibility: 'Informationen zur Barrierefreiheit',
        cookies: 'Cookie-Einstellungen',
        reportContent: 'Inhalte melden',
        ranking: 'So sortieren wir',
        ratingCheck: 'So prüfen wir Bewertungen',
        withdraw: 'Vertrag widerrufen',
        contact: 'Kontakt'
    },
    search: {
        city: 'Ort oder PLZ',
        cityPlaceholder: 'z. B. Köln oder 50667',
        suggestions_one: '1 Vorschlag',
        suggestions_other: '{{count}} Vorschläge',
        radiusLabel: 'Umkreis',
        service: 'Pflegeform',
        qualification: 'Qualifikation',
        employmentLabel: 'Beschäftigungsart',
        rating: 'Bewertung ab',
        features: 'Besonderheiten',
        place: 'Lage',
        submit: 'Suchen',
        sortLabel: 'Sortieren nach',
        resultsCount_one: '1 Treffer',
        resultsCount_other: '{{count}} Treffer',
        range: '{{from}}–{{to}} von {{count}}',
        filters: 'Filter',
        filtersActive: 'Filter ({{count}})',
        applyFilters: '{{count}} Treffer anzeigen',
        resetFilters: 'Alle Filter zurücksetzen',
        removeFilter: 'Filter „{{label}}“ entfernen',
        showMap: 'Karte anzeigen',
        hideMap: 'Karte ausblenden',
        listView: 'Liste',
        searchThisArea: 'In diesem Bereich suchen',
        saveSearch: 'Suche speichern',
        copyLink: 'Link kopieren',
        linkCopied: 'Link wurde kopiert.',
        emptyTips: 'Vergrößern Sie den Umkreis, entfernen Sie einzelne Filter oder suchen Sie in einem Nachbarort.',
        emptyWiden: 'Auf {{radius}} erweitern ({{count}} Treffer)',
        emptyAlert: 'Benachrichtigen Sie mich, sobald es passende Treffer gibt',
        rankingNote: 'Wie diese Reihenfolge entsteht',
        ad: 'Anzeige'
    },
    pagination: {
        label: 'Seiten',
        prev: 'Vorherige Seite',
        next: 'Nächste Seite',
        page: 'Seite {{page}}',
        currentPage: 'Seite {{page}}, aktuelle Seite'
    },
    actions: {
        showAll: 'Alle {{count}} anzeigen',
        showLess: 'Weniger anzeigen',
        edit: 'Bearbeiten',
        save: 'Speichern',
        cancel: 'Abbrechen',
        delete: 'Löschen',
        close: 'Schließen',
        back: 'Zurück',
        remove: '„{{label}}“ entfernen',
        choose: 'Bitte wählen',
        showPassword: 'Passwort anzeigen',
        hidePassword: 'Passwort verbergen',
        previousImage: 'Vorheriges Bild',
        nextImage: 'Nächstes Bild',
        imageOf: 'Bild {{n}} von {{total}}',
        consultation: 'Beratung anfragen'
    },
    badges: {
        weHire: 'Wir stellen ein',
        personalWanted: 'Personal gesucht',
        confirmed: 'Inhaberschaft bestätigt',
        openForOffers: 'Offen für Angebote',
        pleaseNoOffers: 'Bitte keine Angebote'
    },
    status: {
        loading: 'Wird geladen …',
        sending: 'Wird gesendet …',
        pageLoaded: 'Seite „{{title}}“ wurde geladen.',
        saved: 'Ihre Änderungen wurden gespeichert.',
        notFoundTitle: 'Diese Seite gibt es nicht',
        notFoundText: 'Vielleicht hat sich die Adresse geändert oder der Link enthält einen Tippfehler. Über die Suche finden Sie weiter.',
        goneTitle: 'Dieses Angebot ist nicht mehr verfügbar',
        errorTitle: 'Diese Seite ist gerade nicht erreichbar',
        errorText: 'Wir arbeiten daran. Bitte versuchen Sie es in einigen Minuten erneut.'
    },
    hero: {
        careSeekersTitle: 'Den passenden Pflegeanbieter finden',
        careSeekersText: 'Vergleichen Sie {{providers}} Einrichtungen und Dienste in ganz Deutschland – mit Bewertungen von Angehörigen, Kunden und Mitarbeitenden.',
        careSeekersAction: 'Jetzt suchen',
        jobSeekersTitle: 'Ihr neuer Arbeitsplatz in der Pflege',
        jobSeekersText: 'Legen Sie ein kostenloses Profil an und lassen Sie sich von passenden Arbeitgebern finden. Ihr Name bleibt geschützt.',
        jobSeekersAction: 'Kostenlos registrieren',
        employersTitle: 'Pflegekräfte, die zu Ihnen passen',
        employersText: 'Sprechen Sie {{specialists}} registrierte Pflegekräfte direkt an und veröffentlichen Sie Ihre Stellen.',
        employersAction: 'Pakete ansehen',
        moreThan: 'mehr als {{number}}',
        claimProviders: 'mehr als {{number}} Pflegeanbieter',
        claimSpecialists: 'mehr als {{number}} registrierte Fachkräfte'
    }
};


/***/ },

/***/ "../shared-contracts/src/texts/format.ts"
/*!***********************************************!*\
  !*** ../shared-contracts/src/texts/format.ts ***!
  \***********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   formatDate: () => (/* binding */ formatDate),
/* harmony export */   formatKm: () => (/* binding */ formatKm),
/* harmony export */   formatNumber: () => (/* binding */ formatNumber),
/* harmony export */   formatPrice: () => (/* binding */ formatPrice),
/* harmony export */   formatRadius: () => (/* binding */ formatRadius),
/* harmony export */   formatRating: () => (/* binding */ formatRating)
/* harmony export */ });
// Formats are made once: building one costs far more than using it. All of them are German, all times are Berlin's.
const timeZone = 'Europe/Berlin';
const number = new Intl.NumberFormat('de-DE');
const oneDecimal = new Intl.NumberFormat('de-DE', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1
});
const wholeEuros = new Intl.NumberFormat('de-DE', {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0
});
const eurosAndCents = new Intl.NumberFormat('de-DE', {
    style: 'currency',
    currency: 'EUR'
});
const longDate = new Intl.DateTimeFormat('de-DE', {
    dateStyle: 'long',
    timeZone
});
/** "20. November 2026" from an ISO date or time (SH-13). */ const formatDate = (iso)=>longDate.format(new Date(iso));
/** "25.000" */ const formatNumber = (value)=>number.format(value);
/** "39 €" or "68,09 €" from cents, with a non-breaking space. */ const formatPrice = (cents)=>(cents % 100 === 0 ? wholeEuros : eurosAndCents).format(cents / 100);
/** "2,4 km" below ten kilometres, "24 km" from there, with a non-breaking space. */ const formatKm = (km)=>`${km < 9.95 ? oneDecimal.format(km) : number.format(Math.round(km))}\u00a0km`;
/** "+20 km", as radius options and work locations show it (SR-07, SR-14). */ const formatRadius = (km)=>`+${number.format(km)}\u00a0km`;
/** "4,6": an average of stars. */ const formatRating = (average)=>oneDecimal.format(average);


/***/ },

/***/ "../shared-contracts/src/texts/i18n.ts"
/*!*********************************************!*\
  !*** ../shared-contracts/src/texts/i18n.ts ***!
  \*********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addTexts: () => (/* binding */ addTexts),
/* harmony export */   initI18n: () => (/* binding */ initI18n),
/* harmony export */   t: () => (/* binding */ t)
/* harmony export */ });
/* harmony import */ var i18next__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! i18next */ "i18next");
/* harmony import */ var _de__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! ./de */ "../shared-contracts/src/texts/de.ts");


const shared = 'shared';
const i18n = (0,i18next__WEBPACK_IMPORTED_MODULE_0__.createInstance)();
let marked = false;
void i18n.init({
    lng: 'de',
    fallbackLng: false,
    ns: shared,
    defaultNS: shared,
    resources: {
        de: {
            [shared]: _de__WEBPACK_IMPORTED_MODULE_1__.de
        }
    },
    nsSeparator: false,
    // Ready when this module is: a text never has to be waited for.
    initAsync: false,
    interpolation: {
        escapeValue: false
    }
});
/** Switches the pseudo-locale, which marks every text from a catalogue so that unmarked ones stand out (SH-26). Default off. */ function initI18n({ pseudo = false } = {}) {
    marked = pseudo;
}
function translate(namespace, key, values) {
    const text = i18n.t(key, {
        ...values,
        ns: namespace
    });
    return marked ? `‹${text}›` : text;
}
/** A shared text (SH-13): `t('search.resultsCount', { count: 3 })` gives "3 Treffer". */ const t = (key, values)=>translate(shared, key, values);
/**
 * Adds a slice's own texts under its own namespace and gives back their typed `t`:
 * `export const tt = addTexts('search', searchTexts)`. Called once, when the slice's texts file loads.
 */ function addTexts(namespace, texts) {
    i18n.addResourceBundle('de', namespace, texts, true, true);
    return (key, values)=>translate(namespace, key, values);
}


/***/ },

/***/ "../shared-contracts/src/tracking.ts"
/*!*******************************************!*\
  !*** ../shared-contracts/src/tracking.ts ***!
  \*******************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   setTrackingConsent: () => (/* binding */ setTrackingConsent),
/* harmony export */   trackEvent: () => (/* binding */ trackEvent)
/* harmony export */ });
/** What the site may report to the data layer (SH-16). */ let consented = false;
/** Told by the consent dialogue; nothing is reported before somebody agreed. */ function setTrackingConsent(granted) {
    consented = granted;
}
/** Puts an event into `window.dataLayer`, and drops it without consent. */ function trackEvent(event) {
    if (!consented || typeof window === 'undefined') return;
    const page = window;
    (page.dataLayer ??= []).push(event);
}


/***/ },

/***/ "../shared-contracts/src/vocabulary.ts"
/*!*********************************************!*\
  !*** ../shared-contracts/src/vocabulary.ts ***!
  \*********************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BENEFITS: () => (/* binding */ BENEFITS),
/* harmony export */   BENEFIT_ICONS: () => (/* binding */ BENEFIT_ICONS),
/* harmony export */   BILLING_PERIODS: () => (/* binding */ BILLING_PERIODS),
/* harmony export */   CARE_FORMS: () => (/* binding */ CARE_FORMS),
/* harmony export */   CITY_PAGE_CARE_FORMS: () => (/* binding */ CITY_PAGE_CARE_FORMS),
/* harmony export */   COMPANY_FEATURES: () => (/* binding */ COMPANY_FEATURES),
/* harmony export */   COMPANY_SORTS: () => (/* binding */ COMPANY_SORTS),
/* harmony export */   CUSTOM_BENEFIT_ICON: () => (/* binding */ CUSTOM_BENEFIT_ICON),
/* harmony export */   EMPLOYMENT_TYPES: () => (/* binding */ EMPLOYMENT_TYPES),
/* harmony export */   FILE_TYPES: () => (/* binding */ FILE_TYPES),
/* harmony export */   GENDERS: () => (/* binding */ GENDERS),
/* harmony export */   JOB_NO_QUALIFICATION: () => (/* binding */ JOB_NO_QUALIFICATION),
/* harmony export */   JOB_OFFER_STATES: () => (/* binding */ JOB_OFFER_STATES),
/* harmony export */   JOB_SORTS: () => (/* binding */ JOB_SORTS),
/* harmony export */   OTHER_CARE_FORM: () => (/* binding */ OTHER_CARE_FORM),
/* harmony export */   PLACES: () => (/* binding */ PLACES),
/* harmony export */   QUALIFICATIONS: () => (/* binding */ QUALIFICATIONS),
/* harmony export */   RATER_IDENTITIES: () => (/* binding */ RATER_IDENTITIES),
/* harmony export */   RATING_CATEGORIES: () => (/* binding */ RATING_CATEGORIES),
/* harmony export */   REPORT_REASONS: () => (/* binding */ REPORT_REASONS),
/* harmony export */   SALARY_UNITS: () => (/* binding */ SALARY_UNITS),
/* harmony export */   STAFF_NO_QUALIFICATION: () => (/* binding */ STAFF_NO_QUALIFICATION),
/* harmony export */   STAFF_OTHER_QUALIFICATION: () => (/* binding */ STAFF_OTHER_QUALIFICATION),
/* harmony export */   STAFF_SORTS: () => (/* binding */ STAFF_SORTS),
/* harmony export */   TIERS: () => (/* binding */ TIERS),
/* harmony export */   USER_TYPES: () => (/* binding */ USER_TYPES)
/* harmony export */ });
// The closed lists of the domain: values and keys only, so that server and browser may import them freely. Labels: enumerations.ts.
/** Who an account belongs to. */ const USER_TYPES = [
    'CARE_PROVIDER',
    'JOB_SEEKER',
    'CARE_SEEKER'
];
const TIERS = [
    'FREE_TIER',
    'PLUS_TIER',
    'PREMIUM_TIER'
];
const BILLING_PERIODS = [
    'YEARLY',
    'MONTHLY'
];
/** The first is what a registration form starts with (AC-03). */ const GENDERS = [
    'MALE',
    'FEMALE',
    'OTHER'
];
/** Care forms in their fixed order; bit (n - 1) of a services mask stands for the nth (SR-21). */ const CARE_FORMS = [
    'ambulante-pflege',
    'kurzzeitpflege',
    'stationare-pflege',
    'teilstationare-pflege',
    'senioren-wg',
    'betreutes-wohnen',
    'weitere-pflegeformen'
];
/** Where an unknown service belongs (SR-01). */ const OTHER_CARE_FORM = 'weitere-pflegeformen';
/** The four care forms that every city page links to (SR-18). */ const CITY_PAGE_CARE_FORMS = [
    'stationare-pflege',
    'betreutes-wohnen',
    'teilstationare-pflege',
    'ambulante-pflege'
];
const feature = (index, key, icon)=>({
        index,
        key,
        /** Name in the icon set (lucide). */ icon
    });
/** The ten company features; `index` is what links and the API use (SR-09). */ const COMPANY_FEATURES = [
    feature(1, 'dementia', 'brain'),
    feature(2, 'palliative', 'heart-pulse'),
    feature(3, 'shortTermCare', 'calendar-clock'),
    feature(4, 'youngCare', 'sparkles'),
    feature(5, 'residentialGroups', 'users'),
    feature(6, 'infrastructure', 'bus'),
    feature(7, 'quietLocation', 'volume-x'),
    feature(8, 'christian', 'church'),
    feature(9, 'staffing', 'user-round-check'),
    feature(10, 'international', 'globe')
];
/** Where a provider lies: 1 in town, 2 in the country (SR-09). */ const PLACES = [
    feature(1, 'urban', 'building-2'),
    feature(2, 'rural', 'trees')
];
/** The six qualifications the server knows (SR-11). */ const QUALIFICATIONS = [
    1,
    2,
    3,
    4,
    5,
    6
];
/** "Other qualification", which only the staff search adds. */ const STAFF_OTHER_QUALIFICATION = 7;
/** "No special qualification" in the staff search: excludes all others. */ const STAFF_NO_QUALIFICATION = 8;
/** "No special qualification" in the job search: excludes all others. */ const JOB_NO_QUALIFICATION = 7;
const EMPLOYMENT_TYPES = [
    'Vollzeit',
    'Teilzeit',
    'Vollzeit/Teilzeit'
];
/** The sort values of the provider search, default first; the last two only with a place (SR-10). */ const COMPANY_SORTS = [
    'ratingDesc',
    'ratingAsc',
    'radiusDesc',
    'radiusAsc'
];
/** The sort values of the staff search, nearest first by default (SR-22). */ const STAFF_SORTS = [
    'radiusAsc',
    'radiusDesc',
    'dateDesc'
];
/** The sort values of the job search, nearest first by default (SR-22). */ const JOB_SORTS = [
    'radiusAsc',
    'radiusDesc',
    'dateDesc',
    'salaryDesc'
];
/** The six things a review gives stars for, in the order in which they are shown (RV-02). */ const RATING_CATEGORIES = [
    'housing',
    'food',
    'reliability',
    'friendliness',
    'competence',
    'activities'
];
/** In which role somebody rates (RV-02). */ const RATER_IDENTITIES = [
    'RESIDENT',
    'RELATIVE',
    'EMPLOYEE',
    'VISITOR'
];
/** Why a review is reported (RV-05). */ const REPORT_REASONS = [
    'racist',
    'names',
    'false',
    'hurtful',
    'inappropriate'
];
/** Gallery items as stored; requests may spell them in lower case (SH-24). */ const FILE_TYPES = [
    'IMAGE',
    'VIDEO'
];
const JOB_OFFER_STATES = [
    'DRAFT',
    'PUBLISHED',
    'PAUSED',
    'EXPIRED',
    'REMOVED'
];
const SALARY_UNITS = [
    'HOUR',
    'MONTH',
    'YEAR'
];
/** What an employer offers: the catalogue of 16 with its icons; free texts share `CUSTOM_BENEFIT_ICON` (PP-08). */ const BENEFIT_ICONS = {
    companyPension: 'piggy-bank',
    travelAllowance: 'bus',
    jobTicket: 'ticket',
    jobBike: 'bike',
    training: 'graduation-cap',
    wishRoster: 'calendar-heart',
    flexibleHours: 'clock',
    standInBonus: 'hand-coins',
    shiftAllowances: 'moon-star',
    annualBonus: 'gift',
    vacation30: 'palmtree',
    savingsScheme: 'banknote',
    healthPromotion: 'heart-pulse',
    childcare: 'baby',
    mealsDrinks: 'utensils',
    onboarding: 'handshake'
};
const CUSTOM_BENEFIT_ICON = 'star';
const BENEFITS = Object.keys(BENEFIT_ICONS);


/***/ },

/***/ "./client/bad-request-path.ts"
/*!************************************!*\
  !*** ./client/bad-request-path.ts ***!
  \************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   badRequestPath: () => (/* binding */ badRequestPath)
/* harmony export */ });
/** What the server renders for an address that cannot be read. */ const badRequestPath = '/ungueltige-adresse';


/***/ },

/***/ "./client/frame/apply-head.ts"
/*!************************************!*\
  !*** ./client/frame/apply-head.ts ***!
  \************************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyHead: () => (/* binding */ applyHead),
/* harmony export */   titleOf: () => (/* binding */ titleOf)
/* harmony export */ });
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! @care/contracts */ "../shared-contracts/src/index.ts");
/* harmony import */ var _texts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! ../texts */ "./client/texts.ts");


/** The full title as tabs and search engines show it. */ const titleOf = (head)=>head ? (0,_texts__WEBPACK_IMPORTED_MODULE_1__.tt)('titleSuffix', {
        title: head.title,
        brand: (0,_care_contracts__WEBPACK_IMPORTED_MODULE_0__.t)('brand.name')
    }) : (0,_care_contracts__WEBPACK_IMPORTED_MODULE_0__.t)('brand.name');
/** Writes the page's head into the document after a route change; on the first page the server has done it. */ function applyHead(head) {
    if (!head) return;
    document.title = titleOf(head);
    setElement('meta[name=description]', 'meta', {
        name: 'description',
        content: head.description
    });
    setElement('meta[name=robots]', 'meta', {
        name: 'robots',
        content: head.robots
    });
    for (const rel of [
        'canonical',
        'prev',
        'next'
    ]){
        setElement(`link[rel=${rel}]`, 'link', {
            rel,
            href: head[rel] && new URL(head[rel], location.origin).href
        });
    }
}
/** Puts the element there with these attributes; without its value (the last attribute) it is taken away. */ function setElement(selector, tag, attributes) {
    const existing = document.head.querySelector(selector);
    if (Object.values(attributes).some((value)=>value === undefined)) {
        existing?.remove();
        return;
    }
    const element = existing ?? document.head.appendChild(document.createElement(tag));
    for (const [name, value] of Object.entries(attributes))element.setAttribute(name, value ?? '');
}


/***/ },

/***/ "./client/page-data.ts"
/*!*****************************!*\
  !*** ./client/page-data.ts ***!
  \*****************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pageDataId: () => (/* binding */ pageDataId)
/* harmony export */ });
const pageDataId = 'page-data';


/***/ },

/***/ "./client/texts.ts"
/*!*************************!*\
  !*** ./client/texts.ts ***!
  \*************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tt: () => (/* binding */ tt)
/* harmony export */ });
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! @care/contracts */ "../shared-contracts/src/index.ts");

/** What only the shell says. */ const tt = (0,_care_contracts__WEBPACK_IMPORTED_MODULE_0__.addTexts)('shell', {
    titleSuffix: '{{title}} · {{brand}}',
    menu: 'Menü',
    providers: 'Pflegeanbieter',
    jobs: 'Pflegejobs',
    account: 'Konto',
    errorTitle: 'Fehler',
    notFoundTitle: 'Diese Seite gibt es nicht',
    notFoundText: 'Vielleicht ist der Link veraltet oder ein Buchstabe ist verrutscht.',
    notOfferedTitle: 'Dieser Bereich ist noch nicht verfügbar',
    notOfferedText: 'Wir arbeiten daran. Bis dahin hilft Ihnen die Suche weiter.',
    crashTitle: 'Ein unerwarteter Fehler ist aufgetreten',
    crashText: 'Bitte laden Sie die Seite neu. Wenn der Fehler bleibt, versuchen Sie es später noch einmal.',
    badRequestTitle: 'Diese Adresse können wir nicht lesen',
    badRequestText: 'In der Adresse steckt ein Zeichen, das dort nicht hingehört, oder sie ist zu lang.',
    toSearch: 'Pflegeanbieter finden',
    reload: 'Neu laden',
    showcaseTitle: 'Bausteine',
    signOutFailed: 'Das Abmelden hat nicht geklappt. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.'
});


/***/ },

/***/ "./server/app.ts"
/*!***********************!*\
  !*** ./server/app.ts ***!
  \***********************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   buildShell: () => (/* binding */ buildShell)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! node:fs */ "node:fs");
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! node:path */ "node:path");
/* harmony import */ var _fastify_compress__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! @fastify/compress */ "@fastify/compress");
/* harmony import */ var _fastify_http_proxy__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! @fastify/http-proxy */ "@fastify/http-proxy");
/* harmony import */ var _fastify_static__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! @fastify/static */ "@fastify/static");
/* harmony import */ var _care_ui_assets_illustrations_logo_svg__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! @care/ui/assets/illustrations/logo.svg */ "../shared-ui/assets/illustrations/logo.svg");
/* harmony import */ var _care_federation_store__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(/*! @care/federation/store */ "../federation/src/store/index.ts");
/* harmony import */ var fastify__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(/*! fastify */ "fastify");
/* harmony import */ var _composition__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(/*! ./composition */ "./server/composition.ts");
/* harmony import */ var _pages__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(/*! ./pages */ "./server/pages.ts");
/* harmony import */ var _render_renderer__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(/*! ./render/renderer */ "./server/render/renderer.ts");
/* harmony import */ var _report_route__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(/*! ./report-route */ "./server/report-route.ts");












const year = 365 * 24 * 3600;
/** Builds the shell's server; it listens when the caller says so, and `close` ends workers and watch. */ async function buildShell({ settings, dist, contractsVersion }) {
    const trustProxy = settings.TRUSTED_PROXIES ? settings.TRUSTED_PROXIES.split(',').map((address)=>address.trim()) : false;
    const app = (0,fastify__WEBPACK_IMPORTED_MODULE_7__["default"])({
        logger: {
            level: settings.LOG_LEVEL
        },
        trustProxy,
        logController: new fastify__WEBPACK_IMPORTED_MODULE_7__.LogController({
            disableRequestLogging: true
        }),
        routerOptions: {
            ignoreTrailingSlash: false
        },
        frameworkErrors: (_error, request, reply)=>void pages.answer(request, reply)
    });
    const store = new _care_federation_store__WEBPACK_IMPORTED_MODULE_6__.FolderReleaseStore(settings.RELEASES_DIR);
    let live = (0,_composition__WEBPACK_IMPORTED_MODULE_8__.compositionOf)({
        revision: 0,
        slices: {},
        history: []
    });
    const compositions = new Map();
    const renderer = settings.SERVER_RENDERING === 'on' ? new _render_renderer__WEBPACK_IMPORTED_MODULE_10__.Renderer({
        poolFor: (id)=>poolOptions(id)
    }) : undefined;
    const poolOptions = (id)=>({
            workerFile: node_path__WEBPACK_IMPORTED_MODULE_1__["default"].join(dist, 'node/worker.mjs'),
            workerData: workerDataOf(compositions.get(id) ?? live),
            workers: settings.RENDER_WORKERS,
            limitMs: settings.RENDER_LIMIT_MS,
            onEvent: (event, detail)=>app.log.error({
                    detail
                }, event)
        });
    const workerDataOf = ({ id, slices, manifests })=>({
            hostFile: node_path__WEBPACK_IMPORTED_MODULE_1__["default"].join(dist, 'node/host.cjs'),
            releasesFolder: settings.RELEASES_DIR,
            apiUrl: `${settings.API_URL}/api-backend`,
            composition: {
                id,
                slices
            },
            servers: Object.fromEntries(Object.entries(manifests).map(([name, { server, version }])=>[
                    name,
                    {
                        ...server,
                        version
                    }
                ])),
            deadlineMs: settings.RENDER_DEADLINE_MS
        });
    const web = node_path__WEBPACK_IMPORTED_MODULE_1__["default"].join(dist, 'web');
    const startScript = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(web).find((file)=>/^main\.[^.]+\.js$/.test(file));
    const pages = new _pages__WEBPACK_IMPORTED_MODULE_9__.Pages({
        renderer,
        composition: ()=>live,
        contractsVersion,
        script: `/shell/${startScript}`,
        icon: _care_ui_assets_illustrations_logo_svg__WEBPACK_IMPORTED_MODULE_5__,
        origin: settings.PUBLIC_ORIGIN ?? `http://${settings.HOST}:${settings.PORT}`,
        cacheSeconds: settings.HTML_CACHE_SECONDS,
        log: app.log
    });
    const watch = new _composition__WEBPACK_IMPORTED_MODULE_8__.RegistryWatch({
        store,
        pollMs: settings.REGISTRY_POLL_MS,
        async onChange (composition) {
            compositions.set(composition.id, composition);
            await renderer?.use(composition.id);
            compositions.clear();
            live = composition;
            pages.forgetAll();
            app.log.info({
                revision: composition.revision,
                composition: composition.id
            }, 'composition is live');
        },
        onFault: (problem)=>app.log.error({
                problem
            }, 'the last good composition stays')
    });
    secure(app);
    await app.register(_fastify_compress__WEBPACK_IMPORTED_MODULE_2__["default"], {
        encodings: [
            'br',
            'gzip'
        ],
        threshold: 1024
    });
    await serveFiles(app, settings, web);
    await forwardApi(app, settings);
    app.get('/healthz', ()=>({
            status: 'ok'
        }));
    app.get('/readyz', (_request, reply)=>reply.code(live.slices.length ? 200 : 503).send({
            status: live.slices.length ? 'ready' : 'no slices',
            composition: live.id,
            revision: live.revision
        }));
    (0,_report_route__WEBPACK_IMPORTED_MODULE_11__.reportRoute)(app);
    app.get('/page-builder/footer.js', async (_request, reply)=>reply.type('text/javascript').header('cache-control', 'public, max-age=300').send(await footerScript(settings)));
    app.setNotFoundHandler((request, reply)=>{
        if (request.method === 'GET' || request.method === 'HEAD') return pages.answer(request, reply);
        return reply.code(405).send();
    });
    app.addHook('onClose', async ()=>{
        watch.close();
        await renderer?.close();
    });
    await watch.start();
    return app;
}
function secure(app) {
    app.addHook('onSend', async (_request, reply)=>{
        reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'strict-origin-when-cross-origin').header('permissions-policy', 'camera=(), microphone=(), geolocation=(self)');
    });
}
/** Releases and the shell's own files: content-hashed, immutable, compressed when they were built. */ async function serveFiles(app, settings, web) {
    const common = {
        immutable: true,
        maxAge: year * 1000,
        preCompressed: true,
        index: false,
        decorateReply: false
    };
    const setHeaders = (reply)=>reply.setHeader('access-control-allow-origin', '*');
    await app.register(_fastify_static__WEBPACK_IMPORTED_MODULE_4__["default"], {
        ...common,
        root: web,
        prefix: '/shell/',
        setHeaders
    });
    await app.register(_fastify_static__WEBPACK_IMPORTED_MODULE_4__["default"], {
        ...common,
        root: [
            node_path__WEBPACK_IMPORTED_MODULE_1__["default"].join(settings.RELEASES_DIR, 'assets'),
            node_path__WEBPACK_IMPORTED_MODULE_1__["default"].join(web, 'assets')
        ],
        prefix: '/releases/assets/',
        setHeaders
    });
    await app.register(_fastify_static__WEBPACK_IMPORTED_MODULE_4__["default"], {
        ...common,
        root: settings.RELEASES_DIR,
        prefix: '/releases/',
        setHeaders,
        allowedPath: (pathName)=>/^\/mf-[a-z-]+\/[^/]+\/web\/[\w.-]+$/.test(pathName)
    });
}
/** The API under the site's own origin. The real client's address goes along; the API believes it only from here. */ async function forwardApi(app, settings) {
    for (const prefix of [
        '/api-backend',
        '/api/auth'
    ]){
        await app.register(_fastify_http_proxy__WEBPACK_IMPORTED_MODULE_3__["default"], {
            upstream: settings.API_URL,
            prefix,
            rewritePrefix: prefix,
            replyOptions: {
                rewriteRequestHeaders: (request, headers)=>({
                        ...headers,
                        'x-forwarded-for': request.ip,
                        'x-forwarded-proto': request.protocol,
                        'x-forwarded-host': request.host
                    }),
                onError (reply) {
                    void reply.code(502).send({
                        error: {
                            status: 502,
                            code: 'unavailable',
                            message: 'Der Server antwortet nicht. Bitte versuchen Sie es erneut.',
                            request_id: ''
                        }
                    });
                }
            }
        });
    }
}
async function footerScript({ API_URL }) {
    const response = await fetch(`${API_URL}/api-backend/page-builder?source_type=FOOTER`).catch(()=>undefined);
    if (!response?.ok) return '';
    const { js } = await response.json();
    return js ?? '';
}


/***/ },

/***/ "./server/composition.ts"
/*!*******************************!*\
  !*** ./server/composition.ts ***!
  \*******************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RegistryWatch: () => (/* binding */ RegistryWatch),
/* harmony export */   compositionOf: () => (/* binding */ compositionOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! node:crypto */ "node:crypto");
/* harmony import */ var _care_federation_store__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/federation/store */ "../federation/src/store/index.ts");


function compositionOf(registry) {
    const manifests = registry.slices;
    const versions = Object.values(manifests).map(({ name, version })=>`${name}@${version}`).sort();
    const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(versions.join()).digest('hex').slice(0, 12);
    const slices = Object.values(manifests).map(({ server: _server, ...slice })=>slice);
    return {
        id,
        revision: registry.revision,
        slices,
        manifests
    };
}
/** Follows the registry. What cannot be read or started leaves the last good composition in place. */ class RegistryWatch {
    options;
    #revision = -1;
    #fault;
    #timer;
    #closed = false;
    constructor(options){
        this.options = options;
    }
    /** Looks once, then again and again until closed. */ async start() {
        await this.#look();
        if (!this.#closed) this.#timer = setTimeout(()=>void this.start(), this.options.pollMs);
    }
    async #look() {
        const read = await (0,_care_federation_store__WEBPACK_IMPORTED_MODULE_1__.readRegistry)(this.options.store).catch((error)=>({
                success: false,
                problem: error.message
            }));
        if (!read.success) return this.#report(`registry: ${read.problem}`);
        if (read.registry.revision === this.#revision) return this.#report(undefined);
        try {
            await this.options.onChange(compositionOf(read.registry));
            this.#revision = read.registry.revision;
            this.#report(undefined);
        } catch (error) {
            this.#report(`revision ${read.registry.revision}: ${error.message}`);
        }
    }
    #report(problem) {
        if (problem && problem !== this.#fault) this.options.onFault(problem);
        this.#fault = problem;
    }
    close() {
        this.#closed = true;
        clearTimeout(this.#timer);
    }
}


/***/ },

/***/ "./server/document.ts"
/*!****************************!*\
  !*** ./server/document.ts ***!
  \****************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeDocument: () => (/* binding */ writeDocument)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! node:crypto */ "node:crypto");
/* harmony import */ var _care_federation_browser__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! @care/federation/browser */ "../federation/src/browser/index.ts");
/* harmony import */ var _client_frame_apply_head__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! ../client/frame/apply-head */ "./client/frame/apply-head.ts");
/* harmony import */ var _client_page_data__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! ../client/page-data */ "./client/page-data.ts");




const sha256 = (text)=>`'sha256-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('base64')}'`;
/** emotion's style elements stay empty in the browser: their rules come by insertRule. */ const emptyStyle = sha256('');
const escapeAttribute = (text)=>text.replace(/[&<>"]/g, (sign)=>`&#${sign.charCodeAt(0)};`);
/** Data, not code: never executed, and `<` cannot end the element. */ const inertJson = (value)=>JSON.stringify(value).replaceAll('<', '\\u003c');
/** Writes the HTML document around a rendered page: head, hints, styles, data and one script. */ function writeDocument(options) {
    const { composition, contractsVersion, script, icon, origin, result } = options;
    const css = result.kind === 'html' ? result.styles.css + result.footerCss : '';
    const data = {
        composition: {
            id: composition.id,
            slices: composition.slices
        },
        contractsVersion,
        rendered: renderedPart(result)
    };
    const html = [
        '<!doctype html><html lang="de"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        headTags(result.kind === 'html' ? result.head : undefined, origin),
        `<link rel="icon" href="${icon}" type="image/svg+xml">`,
        css && result.kind === 'html' ? `<style data-emotion="pf ${result.styles.ids}">${css}</style>` : '',
        hintTags(composition, result),
        `<script defer src="${script}"></script></head><body>`,
        `<div id="root">${result.kind === 'html' ? result.html : ''}</div>`,
        '<noscript><p>Für diese Seite wird JavaScript benötigt, soweit sie nicht schon zu sehen ist.</p></noscript>',
        `<script type="application/json" id="${_client_page_data__WEBPACK_IMPORTED_MODULE_3__.pageDataId}">${inertJson(data)}</script>`,
        '</body></html>'
    ].join('');
    return {
        html,
        policy: policyOf(css)
    };
}
function renderedPart(result) {
    if (result.kind === 'client') return undefined;
    const { state, route, module, page, outcome, slots } = result;
    return {
        state,
        route,
        module,
        kind: page,
        outcome,
        slots
    };
}
function headTags(head, origin) {
    const absolute = (path)=>escapeAttribute(new URL(path, origin).href);
    const meta = (name, content)=>content ? `<meta name="${name}" content="${escapeAttribute(content)}">` : '';
    const link = (rel, path)=>path ? `<link rel="${rel}" href="${absolute(path)}">` : '';
    const property = (name, content)=>content ? `<meta property="og:${name}" content="${escapeAttribute(content)}">` : '';
    return [
        `<title>${escapeAttribute((0,_client_frame_apply_head__WEBPACK_IMPORTED_MODULE_2__.titleOf)(head))}</title>`,
        meta('description', head?.description),
        meta('robots', head?.robots ?? (head ? undefined : 'noindex,follow')),
        link('canonical', head?.canonical),
        link('prev', head?.prev),
        link('next', head?.next),
        ...head ? [
            property('title', head.title),
            property('description', head.description),
            property('type', 'website'),
            property('locale', 'de_DE')
        ] : [],
        head?.image ? property('image', new URL(head.image, origin).href) : '',
        ...(head?.jsonLd ?? []).map((data)=>`<script type="application/ld+json">${inertJson(data)}</script>`)
    ].join('');
}
/** Preloads exactly the code of the page and of the slots it shows; with the hash, or it would be fetched twice. */ function hintTags(composition, result) {
    const { module } = result;
    const route = composition.slices.flatMap((slice)=>slice.routes.map((entry)=>({
                ...entry,
                module: `${slice.name}/${entry.expose}`
            }))).find((entry)=>entry.module === module);
    const slots = (0,_care_federation_browser__WEBPACK_IMPORTED_MODULE_1__.slotsOf)(composition.slices);
    const declared = (route?.slots ?? []).flatMap((slot)=>slots[slot] ?? []);
    const used = result.kind === 'html' ? result.slots.map(({ id })=>id) : [];
    const modules = new Set([
        ...module ? [
            module
        ] : [],
        ...declared,
        ...used
    ]);
    const tags = [
        ...modules
    ].flatMap((id)=>filesOf(composition, id));
    return [
        ...new Set(tags)
    ].join('');
}
function filesOf(composition, id) {
    const { slice: name, expose } = (0,_care_federation_browser__WEBPACK_IMPORTED_MODULE_1__.parseModuleId)(id);
    const slice = composition.slices.find((candidate)=>candidate.name === name);
    const files = slice?.exposes[expose];
    if (!slice || !files) return [];
    const base = (0,_care_federation_browser__WEBPACK_IMPORTED_MODULE_1__.releasePath)(slice);
    const integrity = (file)=>slice.integrity[file] ? ` integrity="${slice.integrity[file]}"` : '';
    return [
        ...[
            slice.entry,
            ...files.js
        ].map((file)=>`<link rel="preload" as="script" href="${base}${file}"${integrity(file)}>`),
        ...files.css.map((file)=>`<link rel="stylesheet" href="${base}${file}"${integrity(file)}>`)
    ];
}
function policyOf(css) {
    return [
        "default-src 'self'",
        "script-src 'self'",
        `style-src 'self' ${css ? `${sha256(css)} ` : ''}${emptyStyle}`,
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'"
    ].join('; ');
}


/***/ },

/***/ "./server/html-cache.ts"
/*!******************************!*\
  !*** ./server/html-cache.ts ***!
  \******************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HtmlCache: () => (/* binding */ HtmlCache)
/* harmony export */ });
/** A finished answer for an address of one composition. */ /** Finished pages, oldest out first. The key holds the registry's revision, so a rollback is live at once. */ class HtmlCache {
    limit;
    #pages = new Map();
    constructor(limit = 2000){
        this.limit = limit;
    }
    get(key) {
        const page = this.#pages.get(key);
        if (!page || page.freshUntil > Date.now()) return page;
        this.#pages.delete(key);
        return undefined;
    }
    set(key, page) {
        this.#pages.delete(key);
        this.#pages.set(key, page);
        const oldest = this.#pages.keys().next().value;
        if (this.#pages.size > this.limit && oldest !== undefined) this.#pages.delete(oldest);
    }
    clear() {
        this.#pages.clear();
    }
}


/***/ },

/***/ "./server/pages.ts"
/*!*************************!*\
  !*** ./server/pages.ts ***!
  \*************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pages: () => (/* binding */ Pages)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! node:crypto */ "node:crypto");
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! node:util */ "node:util");
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! node:zlib */ "node:zlib");
/* harmony import */ var _care_contracts__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(/*! @care/contracts */ "../shared-contracts/src/index.ts");
/* harmony import */ var _client_bad_request_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(/*! ../client/bad-request-path */ "./client/bad-request-path.ts");
/* harmony import */ var _document__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(/*! ./document */ "./server/document.ts");
/* harmony import */ var _html_cache__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(/*! ./html-cache */ "./server/html-cache.ts");







const longestUrl = 8192;
const brotli = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_2__.brotliCompress);
const gzipped = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_2__.gzip);
const encoders = {
    br: (html)=>brotli(html, {
            params: {
                [node_zlib__WEBPACK_IMPORTED_MODULE_2__.constants.BROTLI_PARAM_QUALITY]: 5
            }
        }),
    gzip: (html)=>gzipped(html)
};
/** Answers page addresses: from the cache, from the renderer, or as a document that the browser renders. */ class Pages {
    options;
    #cache = new _html_cache__WEBPACK_IMPORTED_MODULE_6__.HtmlCache();
    /** Pages being rendered right now: one render answers everybody who waits for it. */ #running = new Map();
    constructor(options){
        this.options = options;
    }
    forgetAll() {
        this.#cache.clear();
    }
    async answer(request, reply) {
        const { pathname, search } = new URL(request.url, 'http://site.invalid');
        if (!isReadable(pathname) || request.url.length > longestUrl) {
            return this.#send(request, reply, await this.#render(_client_bad_request_path__WEBPACK_IMPORTED_MODULE_4__.badRequestPath, request.url.length > longestUrl ? 414 : 400), false);
        }
        if (pathname.length > 1 && pathname.endsWith('/')) {
            return reply.redirect(`${pathname.replace(/\/+$/, '') || '/'}${search}`, 301); // one address per page (PP-25)
        }
        const { composition } = this.options;
        const key = `${composition().revision} ${composition().id} ${pathname}${search}`;
        const cached = this.#cache.get(key);
        if (cached) return this.#send(request, reply, cached, true);
        const answer = await this.#once(key, pathname + search);
        if (answer.kind === 'redirect') return reply.header('cache-control', 'public, max-age=300').redirect(answer.to, answer.status);
        if (answer.isCacheable) this.#cache.set(key, answer.page);
        return this.#send(request, reply, answer.page, answer.isCacheable);
    }
    #once(key, url) {
        const running = this.#running.get(key);
        if (running) return running;
        const started = this.#answerFor(url).finally(()=>this.#running.delete(key));
        this.#running.set(key, started);
        return started;
    }
    async #answerFor(url) {
        const result = await this.#result(url);
        if (result.kind === 'redirect') return {
            kind: 'redirect',
            status: result.status,
            to: result.to
        };
        const isCacheable = result.kind === 'html' && result.problems.length === 0 && result.outcome !== 'unavailable';
        return {
            kind: 'page',
            page: this.#finish(result),
            isCacheable
        };
    }
    async #result(url) {
        const { renderer, composition, log } = this.options;
        const fallback = {
            kind: 'client',
            status: statusWithoutRendering(url, composition())
        };
        if (!renderer) return fallback;
        const answer = await renderer.render(composition().id, url.split('?')[0]?.split('/').slice(0, 3).join('/') ?? '', url);
        if (!answer.success) {
            log.warn({
                url,
                ...answer
            }, 'page left to the browser');
            return fallback;
        }
        const { result } = answer;
        if (result.kind === 'client' && result.problem) log.error({
            url,
            problem: result.problem
        }, 'slice failed on the server');
        if (result.kind === 'html' && result.problems.length) log.error({
            url,
            problems: result.problems
        }, 'page rendered in part');
        return result;
    }
    async #render(url, status) {
        const result = await this.#result(url);
        return {
            ...this.#finish(result.kind === 'redirect' ? {
                kind: 'client',
                status
            } : result),
            status
        };
    }
    #finish(result) {
        const { composition, contractsVersion, script, icon, origin, cacheSeconds } = this.options;
        const { html, policy } = (0,_document__WEBPACK_IMPORTED_MODULE_5__.writeDocument)({
            composition: composition(),
            contractsVersion,
            script,
            icon,
            origin,
            result
        });
        const etag = `"${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(html).digest('base64url').slice(0, 27)}"`;
        return {
            status: result.status,
            html,
            policy,
            etag,
            encoded: new Map(),
            freshUntil: Date.now() + cacheSeconds * 1000
        };
    }
    async #send(request, reply, page, isCacheable) {
        const hasSession = /(^|;\s*)(__Secure-|__Host-)?authjs\.session-token=/.test(request.headers.cookie ?? '');
        const { cacheSeconds } = this.options;
        const shared = `public, max-age=0, s-maxage=${Math.min(cacheSeconds, 10)}, stale-while-revalidate=60`;
        reply.code(page.status).header('content-type', 'text/html; charset=utf-8').header('content-security-policy', page.policy).header('vary', 'Accept-Encoding').header('x-composition', this.options.composition().id).header('cache-control', !isCacheable ? 'no-store' : hasSession ? 'private, no-cache' : shared);
        if (isCacheable) reply.header('etag', page.etag);
        if (isCacheable && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
        const encoding = [
            'br',
            'gzip'
        ].find((name)=>request.headers['accept-encoding']?.includes(name));
        if (!encoding) return reply.send(page.html);
        const known = page.encoded.get(encoding) ?? await encoders[encoding]?.(page.html);
        if (known) page.encoded.set(encoding, known);
        return reply.header('content-encoding', encoding).send(known);
    }
}
function isReadable(pathname) {
    try {
        decodeURIComponent(pathname);
        return true;
    } catch  {
        return false;
    }
}
/** A page that only the browser renders still says 404 when no route knows its path; see the router for the rest. */ function statusWithoutRendering(url, { slices }) {
    const pathname = url.split('?')[0] ?? '/';
    const patterns = [
        ...Object.values(_care_contracts__WEBPACK_IMPORTED_MODULE_3__.routes).map(({ pattern })=>pattern),
        ...slices.flatMap((slice)=>slice.routes.map(({ path })=>path))
    ];
    const isKnown = patterns.some((pattern)=>new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}$`).test(pathname));
    return isKnown ? 200 : 404;
}


/***/ },

/***/ "./server/render/pool.ts"
/*!*******************************!*\
  !*** ./server/render/pool.ts ***!
  \*******************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RenderPool: () => (/* binding */ RenderPool)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! node:timers/promises */ "node:timers/promises");
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! node:worker_threads */ "node:worker_threads");


/** Workers for one composition. A render past its limit costs the worker its life, never the site. */ class RenderPool {
    #entries = new Set();
    #options;
    #closed = false;
    /** Workers that died before they were ready, in a row: a composition that cannot start must not spin. */ #stillborn = 0;
    constructor(options){
        this.#options = {
            workers: 2,
            limitMs: 800,
            perWorker: 8,
            memoryMb: 192,
            onEvent: ()=>undefined,
            ...options
        };
        for(let i = 0; i < this.#options.workers; i++)this.#spawn();
    }
    /** Resolves when the first worker can render; rejects when none comes up. */ async ready() {
        await Promise.any([
            ...this.#entries
        ].map((entry)=>entry.ready));
    }
    #spawn() {
        const { workerFile, workerData, memoryMb, onEvent } = this.#options;
        const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker(workerFile, {
            workerData,
            env: {
                NODE_ENV: "development"
            },
            resourceLimits: {
                maxOldGenerationSizeMb: memoryMb,
                maxYoungGenerationSizeMb: 32
            }
        });
        const entry = {
            worker,
            pending: new Map(),
            nextId: 0,
            isReady: false,
            isLeaving: false,
            ready: Promise.resolve()
        };
        entry.ready = new Promise((resolve, reject)=>{
            worker.on('message', (message)=>{
                if (message.kind === 'ready') {
                    entry.isReady = true;
                    this.#stillborn = 0;
                    resolve();
                } else if (message.kind === 'stray') onEvent('stray rejection', message.message);
                else if (message.kind === 'error') entry.pending.get(message.id)?.({
                    success: false,
                    reason: 'error',
                    message: message.message
                });
                else entry.pending.get(message.id)?.({
                    success: true,
                    result: message.result
                });
            });
            worker.on('exit', ()=>reject(new Error('the worker ended before it was ready')));
        });
        entry.ready.catch(()=>undefined);
        worker.on('error', (error)=>onEvent('worker error', error.message));
        worker.on('exit', ()=>this.#bury(entry));
        this.#entries.add(entry);
    }
    #bury(entry) {
        this.#entries.delete(entry);
        for (const settle of entry.pending.values())settle({
            success: false,
            reason: 'worker-lost'
        });
        if (!entry.isReady) this.#stillborn++;
        if (!this.#closed && this.#stillborn < 5) this.#spawn();
    }
    /** Renders an address; never rejects and never takes longer than the limit. */ render(url) {
        const { perWorker, limitMs, onEvent } = this.#options;
        const free = [
            ...this.#entries
        ].filter((entry)=>entry.isReady && !entry.isLeaving && entry.pending.size < perWorker);
        const entry = free.sort((a, b)=>a.pending.size - b.pending.size)[0];
        if (!entry) return Promise.resolve({
            success: false,
            reason: 'busy'
        });
        return new Promise((resolve)=>{
            const id = entry.nextId++;
            const timer = setTimeout(()=>{
                settle({
                    success: false,
                    reason: 'time-out'
                });
                onEvent('worker ended', `${url} took longer than ${limitMs} ms`);
                entry.isLeaving = true; // takes nothing new; a hang may be a promise, so the innocent finish first
                setTimeout(()=>void entry.worker.terminate(), 100);
            }, limitMs);
            const settle = (answer)=>{
                clearTimeout(timer);
                entry.pending.delete(id);
                resolve(answer);
            };
            entry.pending.set(id, settle);
            entry.worker.postMessage({
                id,
                url
            });
        });
    }
    /** Lets running renders finish, then ends the workers. */ async close() {
        this.#closed = true;
        await Promise.all([
            ...this.#entries
        ].map(async (entry)=>{
            entry.isLeaving = true;
            while(entry.pending.size)await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(10);
            await entry.worker.terminate();
        }));
    }
}


/***/ },

/***/ "./server/render/renderer.ts"
/*!***********************************!*\
  !*** ./server/render/renderer.ts ***!
  \***********************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Renderer: () => (/* binding */ Renderer)
/* harmony export */ });
/* harmony import */ var _pool__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! ./pool */ "./server/render/pool.ts");

/** One pool per composition: the next is warm before the last one goes, and what hangs is taken out of rendering. */ class Renderer {
    options;
    #pools = new Map();
    #strikes = new Map();
    constructor(options){
        this.options = options;
    }
    /** Makes a composition the live one; requests go on meanwhile. Rejects when it does not start, and keeps the old one. */ async use(compositionId) {
        if (!this.#pools.has(compositionId)) {
            const pool = new _pool__WEBPACK_IMPORTED_MODULE_0__.RenderPool(this.options.poolFor(compositionId));
            try {
                await pool.ready();
            } catch (error) {
                await pool.close();
                throw error;
            }
            this.#pools.set(compositionId, pool);
        }
        const old = [
            ...this.#pools
        ].filter(([id])=>id !== compositionId);
        for (const [id] of old)this.#pools.delete(id);
        await Promise.all(old.map(([, pool])=>pool.close()));
    }
    /** Renders; `routeKey` names what is rendered, and three time-outs of it pause it for a minute. */ async render(compositionId, routeKey, url) {
        const { maxStrikes = 3, pauseMs = 60_000 } = this.options;
        const key = `${compositionId} ${routeKey}`;
        const strikes = this.#strikes.get(key) ?? {
            count: 0,
            until: 0
        };
        if (strikes.until > Date.now()) return {
            success: false,
            reason: 'paused'
        };
        const pool = this.#pools.get(compositionId);
        if (!pool) return {
            success: false,
            reason: 'no-pool'
        };
        const answer = await pool.render(url);
        if (!answer.success && (answer.reason === 'time-out' || answer.reason === 'worker-lost')) {
            const isLast = strikes.count + 1 >= maxStrikes;
            this.#strikes.set(key, isLast ? {
                count: 0,
                until: Date.now() + pauseMs
            } : {
                count: strikes.count + 1,
                until: 0
            });
        } else if (answer.success) this.#strikes.delete(key);
        return answer;
    }
    async close() {
        const pools = [
            ...this.#pools.values()
        ];
        this.#pools.clear();
        await Promise.all(pools.map((pool)=>pool.close()));
    }
}


/***/ },

/***/ "./server/report-route.ts"
/*!********************************!*\
  !*** ./server/report-route.ts ***!
  \********************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportRoute: () => (/* binding */ reportRoute)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! zod */ "zod");

const report = zod__WEBPACK_IMPORTED_MODULE_0__.z.object({
    slice: zod__WEBPACK_IMPORTED_MODULE_0__.z.string().max(60),
    version: zod__WEBPACK_IMPORTED_MODULE_0__.z.string().max(60),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__.z.string().max(30),
    message: zod__WEBPACK_IMPORTED_MODULE_0__.z.string().max(300),
    page: zod__WEBPACK_IMPORTED_MODULE_0__.z.string().max(300)
});
/** Browsers report slices that did not arrive or do not fit; operators read it in the log. */ function reportRoute(app) {
    app.post('/platform-report', {
        bodyLimit: 2048
    }, (request, reply)=>{
        const parsed = report.safeParse(request.body);
        if (parsed.success) app.log.warn(parsed.data, 'slice failed in a browser');
        return reply.code(parsed.success ? 204 : 400).send();
    });
}


/***/ },

/***/ "./server/settings.ts"
/*!****************************!*\
  !*** ./server/settings.ts ***!
  \****************************/
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readSettings: () => (/* binding */ readSettings)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! node:path */ "node:path");
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! zod */ "zod");


const port = zod__WEBPACK_IMPORTED_MODULE_1__.z.coerce.number().int().min(0).max(65_535);
const milliseconds = zod__WEBPACK_IMPORTED_MODULE_1__.z.coerce.number().int().positive();
/** Every setting of the shell's server: an environment variable with a default (the table in the README lists them). */ const settingsSchema = zod__WEBPACK_IMPORTED_MODULE_1__.z.object({
    PORT: port.default(3000),
    HOST: zod__WEBPACK_IMPORTED_MODULE_1__.z.string().default('127.0.0.1'),
    /** Where the backend answers. */ API_URL: zod__WEBPACK_IMPORTED_MODULE_1__.z.url().default('http://127.0.0.1:4000'),
    /** The address people use; canonical links and the map of the site are written with it. */ PUBLIC_ORIGIN: zod__WEBPACK_IMPORTED_MODULE_1__.z.url().optional(),
    /** The release store. */ RELEASES_DIR: zod__WEBPACK_IMPORTED_MODULE_1__.z.string().default(node_path__WEBPACK_IMPORTED_MODULE_0__["default"].resolve('.data/releases')),
    /** Off: every page is rendered by the browser. */ SERVER_RENDERING: zod__WEBPACK_IMPORTED_MODULE_1__.z.enum([
        'on',
        'off'
    ]).default('on'),
    RENDER_WORKERS: zod__WEBPACK_IMPORTED_MODULE_1__.z.coerce.number().int().min(1).max(32).default(2),
    /** What is not there by then is left to the browser. */ RENDER_DEADLINE_MS: milliseconds.default(500),
    /** Then the worker is ended. */ RENDER_LIMIT_MS: milliseconds.default(800),
    /** How long finished HTML may be handed out again. */ HTML_CACHE_SECONDS: zod__WEBPACK_IMPORTED_MODULE_1__.z.coerce.number().int().nonnegative().default(60),
    /** How often the registry is looked at. */ REGISTRY_POLL_MS: milliseconds.default(1000),
    /** Addresses of load balancers whose X-Forwarded-For is believed, separated by commas. */ TRUSTED_PROXIES: zod__WEBPACK_IMPORTED_MODULE_1__.z.string().default(''),
    LOG_LEVEL: zod__WEBPACK_IMPORTED_MODULE_1__.z.enum([
        'fatal',
        'error',
        'warn',
        'info',
        'debug',
        'silent'
    ]).default('info')
});
/** Reads the settings; every problem is named with its variable. */ function readSettings(environment) {
    const parsed = settingsSchema.safeParse(environment);
    if (parsed.success) return {
        success: true,
        settings: parsed.data
    };
    return {
        success: false,
        problems: parsed.error.issues.map(({ path: name, message })=>`${name.join('.')}: ${message}`)
    };
}


/***/ },

/***/ "../shared-ui/assets/illustrations/logo.svg"
/*!**************************************************!*\
  !*** ../shared-ui/assets/illustrations/logo.svg ***!
  \**************************************************/
(module) {

module.exports = "/releases/assets/logo.2ad67fd3.svg";

/***/ },

/***/ "@fastify/compress"
/*!************************************!*\
  !*** external "@fastify/compress" ***!
  \************************************/
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE__fastify_compress_a3459ddd__;

/***/ },

/***/ "@fastify/http-proxy"
/*!**************************************!*\
  !*** external "@fastify/http-proxy" ***!
  \**************************************/
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE__fastify_http_proxy_312d323e__;

/***/ },

/***/ "@fastify/static"
/*!**********************************!*\
  !*** external "@fastify/static" ***!
  \**********************************/
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE__fastify_static_bc6c981b__;

/***/ },

/***/ "@reduxjs/toolkit"
/*!***********************************!*\
  !*** external "@reduxjs/toolkit" ***!
  \***********************************/
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE__reduxjs_toolkit_7dfd7aab__;

/***/ },

/***/ "@reduxjs/toolkit/query/react"
/*!***********************************************!*\
  !*** external "@reduxjs/toolkit/query/react" ***!
  \***********************************************/
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE__reduxjs_toolkit_query_react_6d617fea__;

/***/ },

/***/ "fastify"
/*!**************************!*\
  !*** external "fastify" ***!
  \**************************/
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE_fastify__;

/***/ },

/***/ "i18next"
/*!**************************!*\
  !*** external "i18next" ***!
  \**************************/
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE_i18next__;

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

/***/ "node:fs/promises"
/*!***********************************!*\
  !*** external "node:fs/promises" ***!
  \***********************************/
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE_node_fs_promises_4c1a0004__;

/***/ },

/***/ "node:path"
/*!****************************!*\
  !*** external "node:path" ***!
  \****************************/
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE_node_path_0e7d56ab__;

/***/ },

/***/ "node:timers/promises"
/*!***************************************!*\
  !*** external "node:timers/promises" ***!
  \***************************************/
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE_node_timers_promises_fbf81ec3__;

/***/ },

/***/ "node:util"
/*!****************************!*\
  !*** external "node:util" ***!
  \****************************/
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE_node_util_edf1c6fb__;

/***/ },

/***/ "node:worker_threads"
/*!**************************************!*\
  !*** external "node:worker_threads" ***!
  \**************************************/
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE_node_worker_threads_4614e1d4__;

/***/ },

/***/ "node:zlib"
/*!****************************!*\
  !*** external "node:zlib" ***!
  \****************************/
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE_node_zlib_5f3571ea__;

/***/ },

/***/ "react"
/*!************************!*\
  !*** external "react" ***!
  \************************/
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE_react__;

/***/ },

/***/ "react-redux"
/*!******************************!*\
  !*** external "react-redux" ***!
  \******************************/
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE_react_redux_32a4197d__;

/***/ },

/***/ "react/jsx-dev-runtime"
/*!****************************************!*\
  !*** external "react/jsx-dev-runtime" ***!
  \****************************************/
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE_react_jsx_dev_runtime_33de23c1__;

/***/ },

/***/ "zod"
/*!**********************!*\
  !*** external "zod" ***!
  \**********************/
(module) {

module.exports = __WEBPACK_EXTERNAL_MODULE_zod__;

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
/*!************************!*\
  !*** ./server/main.ts ***!
  \************************/
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(/*! node:path */ "node:path");
/* harmony import */ var _app__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(/*! ./app */ "./server/app.ts");
/* harmony import */ var _settings__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(/*! ./settings */ "./server/settings.ts");



async function main() {
    const read = (0,_settings__WEBPACK_IMPORTED_MODULE_2__.readSettings)(process.env);
    if (!read.success) {
        console.error(`The shell cannot start:\n${read.problems.map((problem)=>`  ${problem}`).join('\n')}`);
        process.exit(1);
    }
    const { settings } = read;
    const dist = node_path__WEBPACK_IMPORTED_MODULE_0__["default"].resolve(import.meta.dirname, '..');
    const app = await (0,_app__WEBPACK_IMPORTED_MODULE_1__.buildShell)({
        settings,
        dist,
        contractsVersion: "1.0.0"
    });
    const stop = ()=>void app.close().then(()=>process.exit(0));
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    try {
        await app.listen({
            port: settings.PORT,
            host: settings.HOST
        });
    } catch (error) {
        const { code, message } = error;
        const words = code === 'EADDRINUSE' ? `port ${settings.PORT} is taken; set PORT to a free one` : message;
        console.error(`The shell cannot start: ${words}`);
        await app.close();
        process.exit(1);
    }
}
void main();

})();


//# sourceMappingURL=main.mjs.map