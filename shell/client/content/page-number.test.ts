import { CARDS_PER_PAGE } from './content-api';
import { indexHead } from './page-number';

const PATH = '/pflegemagazin';
function neighboursOf(page: number, count: number) {
  const { prev, next } = indexHead(PATH, 'Pflegemagazin', 'Lesenswertes.', page, count);
  return { prev, next };
}

describe('the pages of magazine and advisor', () => {
  it('SH-20 name the page before and the page after them, the last page only the one before', () => {
    const count = 3 * CARDS_PER_PAGE;
    expect(neighboursOf(1, count)).toEqual({ prev: undefined, next: `${PATH}?page=2` });
    expect(neighboursOf(2, count)).toEqual({ prev: PATH, next: `${PATH}?page=3` });
    expect(neighboursOf(3, count)).toEqual({ prev: `${PATH}?page=2`, next: undefined });
  });
});
