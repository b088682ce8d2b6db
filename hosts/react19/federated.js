import * as React from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import { createRoot } from 'react-dom/client';

const { loadRemote } = await import(document.documentElement.dataset.site + '/einbinden/1/profil-federation.js');
const app = document.querySelector('#app');
async function show() {
  try {
    const { Profil } = await loadRemote({
      react: { ...React, version: new URLSearchParams(location.search).get('react') ?? React.version },
      reactDom,
      jsxRuntime,
    });
    createRoot(app).render(React.createElement(Profil, { slug: 'beispiel', view: 'full', headingLevel: 2 }));
  } catch (error) {
    const again = document.createElement('button');
    again.textContent = 'Erneut versuchen';
    again.onclick = () => void show();
    app.replaceChildren(`${error.name}: ${error.message}`, again);
  }
}
await show();
