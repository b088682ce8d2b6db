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

describe('a job seeker card', () => {
  it('SR-14 shows the visible name and the qualifications, and links to the profile', () => {
    show({
      qualifications: [
        { id: 4, name: 'Pflegefachfrau/Pflegefachmann' },
        { id: null, name: 'Wundexpertin' },
      ],
    });
    expect(screen.getByRole('link', { name: 'Maria S.' })).toHaveAttribute('href', '/pflegepersonal/profil/maria-s');
    const list = within(screen.getByRole('list', { name: 'Qualifikationen' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Pflegefachfrau/Pflegefachmann',
      'Wundexpertin',
    ]);
  });

  it('SR-14 names a radius only when it is not the default one', () => {
    show();
    const places = within(screen.getByRole('list', { name: 'Arbeitsorte' })).getAllByRole('listitem');
    expect(places.map(({ textContent }) => textContent?.trim())).toEqual(['Köln +50\u00a0km', 'Bonn']);
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

  it('SR-14 shows whether the person is open for offers', () => {
    const { unmount } = show();
    expect(screen.getByText('Offen für Angebote')).toBeInTheDocument();
    unmount();
    show({ is_open_for_offers: false });
    expect(screen.getByText('Bitte keine Angebote')).toBeInTheDocument();
  });

  it('SR-14 shows a decorative portrait for a person without a photo', () => {
    show();
    expect(image()).toHaveAttribute('src', avatarPicture('maria-s', 'FEMALE'));
    expect(image()).toHaveAttribute('alt', '');
  });

  it('SR-14 shows the photo where there is one', () => {
    const { id: _, ...photo } = picture(3, '/foto.webp');
    show({ image: photo });
    expect(image()).toHaveAttribute('alt', 'Helles Haus mit rotem Dach');
    expect(image().getAttribute('srcset')).toContain('/foto.webp?w=320 320w');
  });

  it('AC-13 says that a hidden name is protected', () => {
    show({ visible_name: '' });
    expect(screen.getByRole('link', { name: 'Name wird geschützt' })).toBeInTheDocument();
  });

  it('SR-16 reports the choice with consent', () => {
    show();
    expectReport(screen.getByRole('link'), { content_type: 'job_seeker', content_id: 'maria-s', city: 'Köln' });
  });
});
