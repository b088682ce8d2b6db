const v8 = require('node:v8');
const vm = require('node:vm');

// V8 optimises a function when it has run for a while. Most functions of tests end before that is worth its time, so it
// waits seven times longer here: an eighth of the processor time of a slice's tests.
v8.setFlagsFromString('--interrupt-budget=1000000');

// Jest compiles every module again for each test file, which was a fifth of the time of these tests. A script that is
// kept runs in the context of each file, with all its functions that are compiled already.
const scripts = new Map();
const { compileFunction } = vm;

vm.compileFunction = (source, parameters, options) => {
  const { filename, parsingContext, importModuleDynamically } = options;
  // Jest alone gives this option; what tests compile by themselves is left to Node.
  if (!importModuleDynamically) return compileFunction(source, parameters, options);
  const known = scripts.get(filename);
  if (known?.source === source) return runIn(known.script, parsingContext);
  const head = `(function(${parameters.join(',')}){`;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { source, script });
  return runIn(script, parsingContext);
};

function runIn(script, context) {
  return context === globalThis ? script.runInThisContext() : script.runInContext(context);
}
