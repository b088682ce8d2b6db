import { createElement as h, useState, version } from 'react';
import { render } from 'react-dom';
import { HostPage } from '../host-page.js';

render(h(HostPage, { h, useState, version }), document.querySelector('#app'));
