import { show as showElement } from '@care/contracts/testing';
import type { JobSeekerCard as JobSeeker } from '@care/contracts/schemas';
import { avatarPicture } from '@care/ui/illustrations';
import { screen, within } from '@testing-library/react';
import { expectReport } from '../../testing/expect-report';
import { picture } from '../../testing/fixtures';
import { person } from '../../testing/work-fixtures';
import { JobSeekerCard } from './JobSeekerCard';

const show = (change: Partial<JobSeeker> = {}) => showElement(<JobSeekerCard person={person(change)} />);
const image = () => screen.getByRole('article').querySelector('img')!;
const itemsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim());

describe('a job seeker card', () => {
  it('SR-14 shows name, qualifications, places with an unusual radius, readiness and a drawn portrait', () => {
    show({
      qualifications: [
        { id: 4, name: 'Pflegefachfrau/Pflegefachmann' },
        { id: null, name: 'Wundexpertin' },
      ],
    });
    expect(screen.getByRole('link', { name: 'Maria S.' })).toHaveAttribute('href', '/pflegepersonal/profil/maria-s');
    expect(itemsOf('Qualifikationen')).toEqual(['Pflegefachfrau/Pflegefachmann', 'Wundexpertin']);
    expect(itemsOf('Arbeitsorte')).toEqual(['Köln +50\u00a0km', 'Bonn']);
    expect(screen.getByText('Offen für Angebote')).toBeInTheDocument();
    expect(image()).toHaveAttribute('src', avatarPicture('maria-s', 'FEMALE'));
    expect(image()).toHaveAttribute('alt', '');
  });

  it('SR-14 AC-13 shows a photo, that offers are not welcome, and that a hidden name is protected', () => {
    const { id: _, ...photo } = picture(3, '/foto.webp');
    show({ image: photo, is_open_for_offers: false, visible_name: '' });
    expect(image()).toHaveAttribute('alt', 'Helles Haus mit rotem Dach');
    expect(image().getAttribute('srcset')).toContain('/foto.webp?w=320 320w');
    expect(screen.getByText('Bitte keine Angebote')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Name wird geschützt' })).toBeInTheDocument();
  });

  it.each([
    ['MALE', 'männlich'],
    ['FEMALE', 'weiblich'],
    ['OTHER', 'divers'],
  ] as const)('SR-14 highlights %s among the three genders', (gender, label) => {
    show({ gender });
    expect(screen.getByText(`Geschlecht: ${label}`)).toBeInTheDocument();
    const three = ['männlich', 'weiblich', 'divers'].map((one) => screen.getByText(one));
    expect(three.filter((one) => one.hasAttribute('data-on'))).toEqual([screen.getByText(label)]);
  });

  it('SR-16 reports the choice with consent', () => {
    show();
    expectReport(screen.getByRole('link'), { content_type: 'job_seeker', content_id: 'maria-s', city: 'Köln' });
  });
});
