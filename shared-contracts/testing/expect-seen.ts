import { screen, waitFor, type within } from '@testing-library/react';

type Name = string | RegExp;

/** The link of the name leads to the address; `part` limits the search to a part of the page. */
export const expectLink = async (
  name: Name,
  href: unknown,
  part: Pick<ReturnType<typeof within>, 'findByRole'> = screen,
): Promise<void> => expect(await part.findByRole('link', { name })).toHaveAttribute('href', href);

/** The element around the text has the focus: a status message unless `around` names another one. */
export const expectFocus = (text: Name, around = '[role=status]'): Promise<void> =>
  waitFor(() => expect(screen.getByText(text).closest(around)).toHaveFocus());
