import type { Plugin } from 'vite';

const ROUTER = /react-router\/dist\/production\/[\w-]+\.mjs$/;
const DEBUG_NAME = /^\w+\.displayName = "\w+";$/gm;
const COMPONENT = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;

/**
 * Lets the build leave out what pages do not use of React Router: names for debugging, set from outside, keep forms and links of its
 * framework mode in every page.
 */
export function unusedRouter(): Plugin {
  return {
    name: 'unused-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({ code: code.replace(DEBUG_NAME, '').replace(COMPONENT, '= /* @__PURE__ */ $1'), map: null }),
    },
  };
}
