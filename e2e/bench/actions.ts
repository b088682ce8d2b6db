import type { Page } from '@playwright/test';

/** An action of a visitor, and the element that shows its result. */
export interface Action {
  name: string;
  act: (page: Page) => Promise<unknown>;
  done: (page: Page) => Promise<unknown>;
}

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();
const cologne = (page: Page) => page.getByRole('option', { name: /^Köln\b/ }).first();
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filter' });
const message = (page: Page) => page.getByRole('region', { name: /^Nachricht an/ });

/** The steps of a relative on a phone: home page, results, filters, a profile and its form. */
export const actions: Action[] = [
  {
    name: 'home: choose a radius without a town',
    act: (page) => page.getByRole('radio', { name: '+50 km' }).click(),
    done: (page) => page.getByText('Bitte wählen Sie zuerst einen Ort aus').first().waitFor(),
  },
  {
    name: 'home: open the menu',
    act: (page) => button(page, /^Menü öffnen/).click(),
    done: (page) => page.getByRole('navigation', { name: 'Menü' }).waitFor(),
  },
  {
    name: 'home: close the menu',
    act: (page) => button(page, /^Menü schließen/).click(),
    done: (page) => page.getByRole('navigation', { name: 'Menü' }).waitFor({ state: 'detached' }),
  },
  {
    name: 'home: go to the tab of jobs',
    act: (page) => page.getByRole('link', { name: 'Jobs', exact: true }).click(),
    done: (page) => heading(page, /Ihr neuer Arbeitsplatz/),
  },
  {
    name: 'home: go back to the tab of providers',
    act: (page) => page.getByRole('navigation', { name: 'Was suchen Sie?' }).getByRole('link').first().click(),
    done: (page) => heading(page, /Den passenden Pflegeanbieter/),
  },
  {
    name: 'home: type a town',
    act: (page) => page.getByRole('combobox', { name: 'Ort oder PLZ' }).pressSequentially('Köln', { delay: 120 }),
    done: (page) => cologne(page).waitFor(),
  },
  {
    name: 'home: pick a suggestion',
    act: (page) => cologne(page).click(),
    done: (page) => page.getByRole('listbox').waitFor({ state: 'hidden' }),
  },
  {
    name: 'home: search',
    act: (page) => page.getByRole('button', { name: 'Suchen' }).click(),
    done: (page) => heading(page, /Pflegeanbieter in Köln/),
  },
  {
    name: 'results: open the sheet of filters',
    act: (page) => button(page, /^Filter/).click(),
    done: (page) => sheet(page).waitFor(),
  },
  {
    name: 'results: tick a feature',
    act: (page) =>
      sheet(page)
        .getByRole('checkbox', { name: /^Demenzpflege/ })
        .click(),
    done: (page) => page.waitForURL(/features=1/),
  },
  {
    name: 'results: widen the radius',
    act: (page) => sheet(page).getByRole('radio', { name: '+50 km' }).click(),
    done: (page) => page.waitForURL(/radius=50/),
  },
  {
    name: 'results: close the sheet',
    act: (page) =>
      sheet(page)
        .getByRole('button', { name: /Treffer anzeigen$/ })
        .click(),
    done: (page) => sheet(page).waitFor({ state: 'hidden' }),
  },
  {
    name: 'results: remove a filter by its chip',
    act: (page) => page.getByRole('link', { name: /^Filter „Demenzpflege“ entfernen/ }).click(),
    done: (page) => page.waitForURL(/^(?!.*features)/),
  },
  {
    name: 'results: ask how the order comes about',
    act: (page) => page.getByText('Wie diese Reihenfolge entsteht').click(),
    done: (page) => page.getByText('Bei dieser Suche zählen').waitFor(),
  },
  {
    name: 'results: turn the page',
    act: (page) => page.getByRole('link', { name: 'Seite 2', exact: true }).click(),
    done: (page) => page.waitForURL(/page=2/),
  },
  {
    name: 'results: open a provider',
    act: (page) => page.getByRole('article').first().getByRole('heading').getByRole('link').click(),
    done: (page) => page.waitForURL(/\/profiles\//),
  },
  {
    name: 'profile: enlarge a picture',
    act: (page) => button(page, /^Vergrößern/).click(),
    done: (page) => page.getByText('Bild 1 von').first().waitFor(),
  },
  {
    name: 'profile: next picture',
    act: (page) => page.keyboard.press('ArrowRight'),
    done: (page) => page.getByText('Bild 2 von').first().waitFor(),
  },
  {
    name: 'profile: close the picture',
    act: (page) => page.keyboard.press('Escape'),
    done: (page) => page.getByRole('dialog').waitFor({ state: 'hidden' }),
  },
  {
    name: 'profile: unfold a rating',
    act: (page) => page.locator('#ratings').getByText('Einzelne Bewertungen anzeigen').first().click(),
    done: (page) => page.locator('#ratings article details[open]').first().waitFor(),
  },
  {
    name: 'profile: write a message',
    act: (page) =>
      message(page).getByRole('textbox', { name: 'Ihre Nachricht' }).pressSequentially('Guten Tag', { delay: 60 }),
    done: () => Promise.resolve(),
  },
  {
    name: 'profile: send it incomplete',
    act: (page) => message(page).getByRole('button', { name: 'Nachricht senden' }).click(),
    done: (page) => message(page).getByRole('alert').waitFor(),
  },
];

/** Actions on a new page, or on an element that must be in view first. */
export const preparations: Readonly<Record<string, (page: Page, origin: string) => Promise<unknown>>> = {
  'profile: enlarge a picture': (page, origin) => page.goto(`${origin}/pflegeanbieter/profiles/beispiel`),
  'profile: write a message': async (page) => {
    await message(page).scrollIntoViewIfNeeded();
    await message(page).getByRole('textbox', { name: 'Ihre Nachricht' }).waitFor();
  },
};
