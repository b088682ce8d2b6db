import '@testing-library/jest-dom';
import { company } from '../../testing/company';
import { readOptions } from '../options';
import { profileView } from '../server';
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

describe('the code that makes a profile interactive', () => {
  it('EM-05 has rendered the profile when it returns', () => {
    const element = container();
    const end = start({ container: element, isCurrent: false, profile, options });
    expect(element.querySelector('article')).not.toBeNull();
    end();
    expect(element).toBeEmptyDOMElement();
  });

  it('EM-05 throws if the profile cannot be rendered', () => {
    // React's hint about error boundaries.
    jest.spyOn(console, 'warn').mockImplementation();
    const report = jest.fn((event: Event) => event.preventDefault());
    addEventListener('error', report, { once: true });
    const broken = { ...profile, features: undefined as unknown as string[] };
    expect(() => start({ container: container(), isCurrent: false, profile: broken, options })).toThrow('not rendered');
    expect(report).toHaveBeenCalled();
  });
});
