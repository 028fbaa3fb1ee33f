import type { InlineFormProps } from '@admin/plugin-content-manager/points';
import { termMessages as messages } from '../messages.ts';
import { NoteForm } from './NoteForm.tsx';

/** The form of a term. */
export default function TermForm(props: InlineFormProps) {
  return <NoteForm {...props} label={messages.definition} property="definition" />;
}
