import { useState, type ComponentProps, type ReactNode } from 'react';
import type { HeadingLevel, Part, ProfileOptions } from '../options';
import { Gallery } from './Gallery';
import type { Picture, ProfileView } from './profile-view';
import { texts } from './texts';

/** Icons of the profile, drawn with the colour of the text. */
const icon = (path: string) =>
  function Icon() {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" className="pp-icon">
        <path d={path} />
      </svg>
    );
  };

const Pin = icon('M12 21s7-6.2 7-12a7 7 0 0 0-14 0c0 5.8 7 12 7 12zM12 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5');
const Mail = icon('M3 5h18v14H3zM3 6l9 7 9-7');
const Phone = icon('M5 3h4l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2C10.7 21 3 13.3 3 5a2 2 0 0 1 2-2z');
const Web = icon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18');
const Route = icon('M9 4 3 6v14l6-2 6 2 6-2V4l-6 2zM9 4v14M15 6v14');

const STARS = [1, 2, 3, 4, 5];
const STAR = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';

/** Five stars, of which the average is filled. The figure stands beside them as text. */
const Stars = ({ value }: { value: number }) => (
  <span className="pp-stars" aria-hidden="true">
    {STARS.map((star) => {
      const part = Math.max(0, Math.min(1, value - star + 1));
      return (
        <svg key={star} viewBox="0 0 24 24">
          <path className="pp-star-off" d={STAR} />
          <path className="pp-star-on" d={STAR} clipPath={`inset(0 ${Math.round((1 - part) * 100)}% 0 0)`} />
        </svg>
      );
    })}
  </span>
);

export interface ProfileProps {
  profile: ProfileView;
  options: Pick<ProfileOptions, 'view' | 'parts' | 'headingLevel'>;
}

/** Features that are shown before the button "6 weitere". */
const FIRST_FEATURES = 3;

/** A profile as the page of an integrator shows it (PP-21). Its links lead to the site, in the same window. */
export function Profile({ profile, options: { view, parts, headingLevel } }: ProfileProps) {
  if ((view === 'rating' || view === 'jobs') && profile.widgets !== 'allowed') return <PlainLink profile={profile} />;
  if (view === 'rating') return <RatingBadge profile={profile} />;
  if (view === 'jobs') return <JobList profile={profile} level={headingLevel} />;
  const isFull = view === 'full';
  const has = (part: Part) => isFull && parts.includes(part);
  return (
    <article className="pp-card" data-view={view} part="card" aria-label={profile.name}>
      {has('gallery') && <Gallery pictures={profile.pictures} />}
      <div className="pp-body">
        <Head profile={profile} level={headingLevel} />
        <div className="pp-columns">
          <div className="pp-main">
            {!isFull && <Features names={profile.features} />}
            {has('about') && profile.about.length > 0 && (
              <Section title={texts.about} level={headingLevel}>
                {profile.about.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </Section>
            )}
            {has('features') && profile.features.length > 0 && (
              <Section title={texts.features} level={headingLevel}>
                <Features names={profile.features} />
              </Section>
            )}
            {has('rating') && profile.ratings.count > 0 && <Ratings profile={profile} level={headingLevel} />}
            {has('jobs') && profile.jobs.length > 0 && (
              <Section title={texts.jobs} level={headingLevel}>
                <Jobs profile={profile} />
              </Section>
            )}
          </div>
          <Contact profile={profile} isFull={isFull} />
        </div>
      </div>
      <Foot href={profile.links.profile} site={profile.site}>
        <span>{texts.updated(profile.updated)}</span>
      </Foot>
    </article>
  );
}

function Heading({ level, ...rest }: ComponentProps<'h2'> & { level: number }) {
  const Tag = `h${Math.min(6, level)}` as 'h2';
  return <Tag {...rest} />;
}

const Section = ({ title, level, children }: { title: string; level: HeadingLevel; children: ReactNode }) => (
  <section className="pp-section" part="section">
    <Heading level={level + 1} className="pp-section-title" part="section-heading">
      {title}
    </Heading>
    {children}
  </section>
);

const Head = ({ profile, level }: { profile: ProfileView; level: HeadingLevel }) => (
  <header className="pp-head" part="header">
    <Logo logo={profile.logo} initials={profile.initials} />
    <div>
      {profile.services && <p className="pp-services">{profile.services}</p>}
      <Heading level={level} className="pp-name" part="heading">
        {profile.name}
      </Heading>
    </div>
    <Rating profile={profile} />
    <p className="pp-line">
      <Pin />
      {profile.address}
    </p>
  </header>
);

const Logo = ({ logo, initials }: { logo?: Picture; initials: string }) =>
  logo ? (
    <img
      className="pp-logo"
      src={logo.src}
      srcSet={logo.sources || undefined}
      sizes="3em"
      alt=""
      width={48}
      height={48}
    />
  ) : (
    <span className="pp-logo" aria-hidden="true">
      {initials}
    </span>
  );

function Rating({ profile: { ratings } }: { profile: ProfileView }) {
  const { average, count } = ratings;
  if (count === 0) return <p className="pp-line pp-soft">{texts.noRatings}</p>;
  return (
    <p className="pp-line" part="rating">
      {average && (
        <>
          <Stars value={average.value} />
          <Figure text={average.text} />
          <span aria-hidden="true">·</span>
        </>
      )}
      {texts.ratings(count)}
    </p>
  );
}

const Figure = ({ text, className }: { text: string; className?: string }) => (
  <b className={className}>
    <span aria-hidden="true">{text}</span>
    <span className="pp-hidden">{texts.averageOf(text)}</span>
  </b>
);

/** The first features, and the others on request. Without script all of them are there, behind a native disclosure. */
function Features({ names }: { names: string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const rest = names.slice(FIRST_FEATURES);
  if (names.length === 0) return null;
  return (
    <div className="pp-features">
      <ul role="list" className="pp-chips">
        {names.slice(0, FIRST_FEATURES).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary>{texts.more(rest.length)}</summary>
          <ul role="list" className="pp-chips">
            {rest.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const Ratings = ({ profile, level }: { profile: ProfileView; level: HeadingLevel }) => (
  <Section title={texts.ratings(profile.ratings.count)} level={level}>
    <ul role="list" className="pp-bars">
      {profile.ratings.bars.map(({ label, value, text }) => (
        <li key={label}>
          <span>{label}</span>
          <meter min={0} max={5} value={value} aria-label={label} />
          <b>{text}</b>
        </li>
      ))}
    </ul>
    <a href={profile.links.ratings} part="link">
      {texts.readRatings(profile.site)}
    </a>
  </Section>
);

const Jobs = ({ profile }: { profile: ProfileView }) => (
  <ul role="list" className="pp-jobs">
    {profile.jobs.map(({ title, href, employment }) => (
      <li key={href}>
        <a href={href} part="link">
          {title}
        </a>
        <span className="pp-soft">{employment}</span>
      </li>
    ))}
  </ul>
);

const Contact = ({ profile, isFull }: { profile: ProfileView; isFull: boolean }) => (
  <div className="pp-contact" part="contact">
    {profile.canContact && (
      <>
        <a className="pp-button" part="button" href={profile.links.contact} data-pp-contact="message">
          <Mail />
          {texts.contact}
        </a>
        {isFull && <p className="pp-soft pp-small">{texts.contactHint(profile.site)}</p>}
      </>
    )}
    {profile.phone && (
      <a className="pp-button pp-quiet" part="button" href={profile.phone.href} data-pp-contact="phone">
        <Phone />
        {isFull ? profile.phone.text : texts.call}
      </a>
    )}
    {isFull && (
      <ul role="list" className="pp-ways">
        {profile.website && (
          <li>
            <Web />
            <a href={profile.website.href} part="link" data-pp-contact="website" rel="noopener">
              {profile.website.text}
            </a>
          </li>
        )}
        <li>
          <Route />
          <a href={profile.links.map} part="link" rel="noopener">
            {texts.route}
          </a>
        </li>
      </ul>
    )}
    {isFull &&
      profile.notes.map(({ label, text }) => (
        <p key={label} className="pp-small pp-lines">
          <b>{label}</b>
          <br />
          {text}
        </p>
      ))}
  </div>
);

const Foot = ({ href, site, children }: { href: string; site: string; children?: ReactNode }) => (
  <footer className="pp-foot" part="footer">
    {children}
    <a href={href} part="link">
      {texts.profileOn(site)}
    </a>
  </footer>
);

/** Where the key does not allow a widget, visitors see a plain link and read nothing about keys. */
const PlainLink = ({ profile: { links, name, site } }: { profile: ProfileView }) => (
  <p className="pp-plain">
    <a href={links.profile} part="link">
      {`${name} auf ${site}`}
    </a>
  </p>
);

const RatingBadge = ({ profile: { ratings, links, site, name } }: { profile: ProfileView }) => (
  <article className="pp-card pp-badge" data-view="rating" part="card" aria-label={name}>
    {ratings.average && <Figure text={ratings.average.text} className="pp-figure" />}
    <div>
      {ratings.average && <Stars value={ratings.average.value} />}
      <p className="pp-small">{ratings.count === 0 ? texts.noRatings : texts.ratings(ratings.count)}</p>
    </div>
    <a href={links.ratings} part="link">
      {texts.readShort(site)}
    </a>
  </article>
);

function JobList({ profile, level }: { profile: ProfileView; level: HeadingLevel }) {
  const { jobs, links, site, name } = profile;
  return (
    <article className="pp-card" data-view="jobs" part="card" aria-label={name}>
      <div className="pp-body">
        <Heading level={level} className="pp-section-title" part="heading">
          {texts.hiring}
        </Heading>
        {jobs.length ? <Jobs profile={profile} /> : <p>{texts.noJobs}</p>}
      </div>
      <Foot href={links.jobs} site={site} />
    </article>
  );
}
