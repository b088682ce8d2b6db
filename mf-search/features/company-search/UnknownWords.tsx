import { addTexts } from '@care/contracts';
import { changeFilters, emptyFilters, searchPath } from '@care/contracts/search';
import { Alert, Container } from '@care/ui';
import { CityCandidates } from '../search-form/CityCandidates';
import { SEARCH_TYPE } from '../search/read-search';
import { searchApi } from '../search/search-api';
import { townsAlike } from './unknown-words';

const unknownText = addTexts('search-unknown', {
  title: '„{{word}}“ kennen wir nicht',
  text: 'Unter diesem Namen kennen wir weder einen Ort noch eine Pflegeform. Deshalb sehen Sie hier weitere Pflegeformen.',
});

/** Unknown words of the requested address, and towns that are spelt alike (SR-21). */
export const UnknownWords = ({ words }: { words: readonly string[] }) => (
  <Container>
    {words.map((word) => (
      <Alert key={word} kind="info" announce="none" title={unknownText('title', { word })}>
        <p>{unknownText('text')}</p>
        <TownsAlike word={word} />
      </Alert>
    ))}
  </Container>
);

function TownsAlike({ word }: { word: string }) {
  const { data: places = [] } = searchApi.suggest.useQuery(townsAlike(word));
  if (places.length === 0) return null;
  const pathOf = (city: string) => searchPath(changeFilters(emptyFilters(SEARCH_TYPE), { city }));
  return <CityCandidates places={places.slice(0, 5)} pathOf={pathOf} />;
}
