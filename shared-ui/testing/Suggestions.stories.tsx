import { Combobox } from '@care/ui/combobox';
import { CareForm } from '@care/ui/form';
import { ListField, listMutators } from '@care/ui/list-field';

export default { title: 'Suggestions and lists' };

const TOWNS = ['Köln', 'Königswinter', 'Villingen-Schwenningen'];

const field = {
  name: 'city',
  label: 'Ort oder PLZ',
  itemToString: String,
  onChange: () => undefined,
  debounceMs: 0,
} as const;

export const Found = () => <Combobox {...field} source={() => Promise.resolve(TOWNS)} />;

export const Empty = () => <Combobox {...field} source={() => Promise.resolve([])} />;

export const Failed = () => <Combobox {...field} source={() => Promise.reject(new Error('offline'))} />;

export const Searching = () => <Combobox {...field} source={() => new Promise<never>(() => undefined)} />;

export const Wrong = () => (
  <Combobox {...field} source={() => Promise.resolve(TOWNS)} error="Bitte wählen Sie einen Ort aus der Liste." />
);

export const Texts = () => (
  <CareForm onSubmit={() => undefined} mutators={listMutators} initialValues={{ names: ['Krankenpflegehelferin'] }}>
    {() => <ListField name="names" label="Qualifikationen" />}
  </CareForm>
);
