/** The page of an integrator in any version of React: it shows, changes, removes and returns a profile. */
export function HostPage({ h, useState, version }) {
  const [isShown, setIsShown] = useState(true);
  const [view, setView] = useState('compact');
  return h(
    'main',
    null,
    h('h1', null, `Seite mit React ${version}`),
    h('button', { onClick: () => setIsShown(!isShown) }, isShown ? 'Entfernen' : 'Zeigen'),
    h('button', { onClick: () => setView(view === 'compact' ? 'full' : 'compact') }, 'Umfang'),
    isShown && h('pflege-profil', { slug: 'beispiel', view, 'heading-level': '2' }),
  );
}
