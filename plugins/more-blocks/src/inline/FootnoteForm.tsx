import type { InlineFormProps } from '@admin/plugin-content-manager/points';
import { footnoteMessages as messages } from '../messages.ts';
import { NoteForm } from './NoteForm.tsx';

/** The form of a footnote. */
export default function FootnoteForm(props: InlineFormProps) {
  return <NoteForm {...props} label={messages.note} property="note" />;
}
