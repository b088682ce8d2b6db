import '@testing-library/jest-dom';
import { renderToString } from 'react-dom/server';
import { company } from '../../testing/company';
import { readOptions } from '../options';
import { profileView } from '../server';
import { Profile } from '../view/Profile';
import { start } from './live';

const options = readOptions(() => null);
const profile = profileView(company, 'https://site.example');

/** An element in a shadow root, with HTML of another version. */
function container(): Element {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  root.innerHTML = '<div><p>Anderes HTML</p></div>';
  return root.firstElementChild!;
}

// act() would flush by itself what start() has to flush.
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

it('EM-05 has rendered the profile when it returns', () => {
  const element = container();
  const end = start({ container: element, isCurrent: false, profile, options });
  expect(element.querySelector('article')).not.toBeNull();
  end();
  expect(element).toBeEmptyDOMElement();
});

it('EM-05 keeps the HTML of its own version, and says in the console if that differs', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const element = container();
  element.innerHTML = renderToString(<Profile profile={profile} options={options} />);
  const article = element.querySelector('article');
  start({ container: element, isCurrent: true, profile, options });
  expect(article).not.toBeNull();
  expect(element.querySelector('article')).toBe(article);
  expect(warn).not.toHaveBeenCalled();

  const other = container();
  start({ container: other, isCurrent: true, profile, options });
  expect(warn).toHaveBeenCalledWith('pflege-profil', expect.any(Error));
  expect(other.querySelector('article')).not.toBeNull();
});

it('EM-05 throws if the profile cannot be rendered, and keeps the HTML, which can be started again', () => {
  // React's hint about error boundaries.
  jest.spyOn(console, 'warn').mockImplementation();
  const report = jest.fn((event: Event) => event.preventDefault());
  addEventListener('error', report, { once: true });
  const broken = { ...profile, features: undefined as unknown as string[] };
  const element = container();
  expect(() => start({ container: element, isCurrent: false, profile: broken, options })).toThrow('not rendered');
  expect(report).toHaveBeenCalled();
  expect(element).toHaveTextContent('Anderes HTML');
  const end = start({ container: element, isCurrent: false, profile, options });
  expect(element.querySelector('article')).not.toBeNull();
  end();
});
