import type { InlineFormProps } from '@admin/plugin-content-manager/points';
import type { MessageDescriptor } from '@admin/shell';
import { Button, Field, TextArea } from '@admin/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { noteMessages as messages } from '../messages.ts';
import { isNote, maxLength } from './inline-nodes.ts';
import styles from './Inline.module.css';

interface NoteFormProps extends InlineFormProps {
  /** The property of the node that holds the text. */
  readonly property: string;
  readonly label: MessageDescriptor;
}

/** The text of a footnote or of a definition. Ctrl+Enter saves it. */
export function NoteForm({ node, property, label, onSave, onCancel, onRemove }: NoteFormProps) {
  const { formatMessage } = useIntl();
  const stored = node[property];
  const [note, setNote] = useState(typeof stored === 'string' ? stored : '');
  const save = () => {
    if (isNote(note)) onSave({ [property]: note.trim() });
  };
  return (
    <div
      className={styles.form}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        save();
      }}
      role="presentation"
    >
      <Field label={formatMessage(label)}>
        <TextArea
          maxLength={maxLength}
          onChange={(event) => setNote(event.target.value)}
          rows={3}
          value={note}
        />
      </Field>
      <div className={styles.actions}>
        {onRemove && (
          <Button onClick={onRemove} size="small" variant="danger">
            {formatMessage(messages.remove)}
          </Button>
        )}
        <span className={styles.space} />
        <Button onClick={onCancel} size="small" variant="secondary">
          {formatMessage(messages.cancel)}
        </Button>
        <Button disabled={!isNote(note)} onClick={save} size="small" variant="primary">
          {formatMessage(messages.save)}
        </Button>
      </div>
    </div>
  );
}
