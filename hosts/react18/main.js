import { createElement as h, StrictMode, useState, version } from 'react';
import { createRoot } from 'react-dom/client';
import { HostPage } from '../host-page.js';

createRoot(document.querySelector('#app')).render(h(StrictMode, null, h(HostPage, { h, useState, version })));
