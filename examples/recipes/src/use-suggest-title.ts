import { useEntryForm, useEntryValue } from '@admin/plugin-content-manager/entry-form';
import type { ActionDescription } from '@admin/shell';

const label = { id: 'recipes.suggest-title', defaultMessage: 'Suggest a title' } as const;

/** Fills the title with the first sentence of the text. Hidden while the text is empty. */
export function useSuggestTitle(): ActionDescription | null {
  const form = useEntryForm();
  const text = useEntryValue<string>('text');
  const [sentence] = text?.split('.') ?? [];
  if (!sentence) return null;
  return { label, run: () => void form.change('title', sentence) };
}
