import { Button, Field, TextInput } from '@admin/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isLinkAddress } from '../commands/links.ts';
import styles from './LinkLayer.module.css';
import { linkMessages } from './messages.ts';

/** What a link says and where it leads. */
export interface LinkText {
  readonly words: string;
  readonly url: string;
}

export interface LinkFormProps {
  /** What it is now; for a new one what is selected, and no address. */
  readonly link: LinkText;
  readonly onSave: (link: LinkText) => void;
  readonly onCancel: () => void;
  /** Takes the link away; undefined for a new one. */
  readonly onRemove: (() => void) | undefined;
}

/** Words and address of a link. */
export function LinkForm({ link, onSave, onCancel, onRemove }: LinkFormProps) {
  const intl = useIntl();
  const [words, setWords] = useState(link.words);
  const [url, setUrl] = useState(link.url);
  const isWrong = url !== '' && !isLinkAddress(url);
  const isChanged = words !== link.words || url !== link.url;
  const canSave = words !== '' && url !== '' && !isWrong && isChanged;
  return (
    <div
      className={styles['form']}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        if (canSave) onSave({ words, url });
      }}
      role="presentation"
    >
      <Field label={intl.formatMessage(linkMessages.words)}>
        <TextInput onChange={(event) => setWords(event.target.value)} value={words} />
      </Field>
      <Field
        error={isWrong ? intl.formatMessage(linkMessages.urlWrong) : undefined}
        hint={intl.formatMessage(linkMessages.urlHint)}
        label={intl.formatMessage(linkMessages.url)}
      >
        <TextInput
          autoComplete="off"
          dir="ltr"
          inputMode="url"
          onChange={(event) => setUrl(event.target.value.trim())}
          spellCheck={false}
          value={url}
        />
      </Field>
      <div className={styles['actions']}>
        {onRemove && (
          <Button onClick={onRemove} size="small" variant="danger">
            {intl.formatMessage(linkMessages.remove)}
          </Button>
        )}
        <span className={styles['space']} />
        <Button onClick={onCancel} size="small" variant="secondary">
          {intl.formatMessage(linkMessages.cancel)}
        </Button>
        <Button disabled={!canSave} onClick={() => onSave({ words, url })} size="small" variant="primary">
          {intl.formatMessage(linkMessages.save)}
        </Button>
      </div>
    </div>
  );
}
