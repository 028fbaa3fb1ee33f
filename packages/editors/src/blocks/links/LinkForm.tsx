import { LazyContribution } from '@admin/shell/host';
import { Button, Field, TextInput } from '@admin/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart } from '../../contract/editor-services.ts';
import { useBlocks } from '../blocks-context.ts';
import { isLinkAddress, type LinkText } from '../commands/links.ts';
import styles from './LinkLayer.module.css';
import { linkMessages } from '../messages.ts';

export interface LinkFormProps {
  /** The current link; for a new one the selected words and no address. */
  readonly link: LinkText;
  readonly onSave: (link: LinkText) => void;
  readonly onCancel: () => void;
  /** Removes the link; undefined for a new one. */
  readonly onRemove: (() => void) | undefined;
}

/** The words and the address of a link, and the entry at that address. */
export function LinkForm({ link, onSave, onCancel, onRemove }: LinkFormProps) {
  const intl = useIntl();
  const { services } = useBlocks();
  const [words, setWords] = useState(link.words);
  const [url, setUrl] = useState(link.url);
  const [entry, setEntry] = useState(link.entry);
  const isInvalid = url !== '' && !isLinkAddress(url);
  const isChanged = words !== link.words || url !== link.url || entry !== link.entry;
  const canSave = words !== '' && url !== '' && !isInvalid && isChanged;
  return (
    <div
      className={styles['form']}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        // Enter chooses an option in a combobox.
        if (event.target.role === 'combobox') return;
        event.preventDefault();
        if (canSave) onSave({ words, url, entry });
      }}
      role="presentation"
    >
      <Field label={intl.formatMessage(linkMessages.words)}>
        <TextInput onChange={(event) => setWords(event.target.value)} value={words} />
      </Field>
      <Field
        error={isInvalid ? intl.formatMessage(linkMessages.urlWrong) : undefined}
        hint={intl.formatMessage(linkMessages.urlHint)}
        label={intl.formatMessage(linkMessages.url)}
      >
        <TextInput
          autoComplete="off"
          dir="ltr"
          inputMode="url"
          onChange={(event) => {
            setUrl(event.target.value.trim());
            // The linked entry belongs to the former address.
            setEntry(undefined);
          }}
          spellCheck={false}
          value={url}
        />
      </Field>
      {services.linkedEntryField && (
        <LazyContribution
          contribution={lazyPart(services, 'linked-entry')}
          load={services.linkedEntryField}
          pending={null}
          props={{
            entry,
            onRemove: () => setEntry(undefined),
            onPick: (picked, { title, address }) => {
              setEntry(picked);
              if (url === '' || isInvalid) setUrl(address);
              if (words === '') setWords(title);
            },
          }}
        />
      )}
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
        <Button
          disabled={!canSave}
          onClick={() => onSave({ words, url, entry })}
          size="small"
          variant="primary"
        >
          {intl.formatMessage(linkMessages.save)}
        </Button>
      </div>
    </div>
  );
}
