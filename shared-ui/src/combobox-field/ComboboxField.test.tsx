import { show } from '@care/contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CareForm, SubmitButton } from '@care/ui/form';
import { ComboboxField } from './ComboboxField';

describe('ComboboxField', () => {
  it('PP-07 the form value is the selected address, and is empty while text is only typed', async () => {
    const sent = jest.fn();
    show(
      <CareForm onSubmit={(values) => sent(values)}>
        {() => (
          <>
            <ComboboxField<string>
              name="street"
              label="Adresse"
              source={() => Promise.resolve(['Lindenweg 2, 50667 Köln, Deutschland'])}
              itemToString={String}
              debounceMs={0}
            />
            <SubmitButton>Senden</SubmitButton>
          </>
        )}
      </CareForm>,
    );
    const user = userEvent.setup();
    const submit = () => user.click(screen.getByRole('button', { name: 'Senden' }));
    await user.type(screen.getByLabelText('Adresse'), 'Linden');
    await submit();
    expect(sent).toHaveBeenLastCalledWith({});
    await user.type(screen.getByLabelText('Adresse'), 'weg');
    await user.click(await screen.findByRole('option'));
    await submit();
    expect(sent).toHaveBeenLastCalledWith({ street: 'Lindenweg 2, 50667 Köln, Deutschland' });
  });
});
