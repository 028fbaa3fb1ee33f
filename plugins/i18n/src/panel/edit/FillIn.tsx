import type { ContentType } from '@admin/content-model';
import { useEntryForm } from '@admin/plugin-content-manager/entry-form';
import { errorText, formatValue, httpRef, notifyRef, useService } from '@admin/shell';
import { Banner, Button, Dialog, Field, Select } from '@admin/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Version } from './entry-versions.ts';
import styles from './EntryLocales.module.css';
import { entryMessages } from './messages.ts';
import { readVersion } from './read-version.ts';

export interface FillInProps {
  readonly contentType: ContentType;
  /** The other versions that the user may read, at least one. */
  readonly versions: readonly Version[];
}

/** Copies the values of another locale version into the form. */
export function FillIn({ contentType, versions }: FillInProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)} size="small" variant="ghost">
        {intl.formatMessage(entryMessages.fill)}
      </Button>
      <FillInDialog
        contentType={contentType}
        onClose={() => setIsOpen(false)}
        open={isOpen}
        versions={versions}
      />
    </>
  );
}

function FillInDialog({
  contentType,
  versions,
  open,
  onClose,
}: FillInProps & { readonly open: boolean; readonly onClose: () => void }) {
  const intl = useIntl();
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const form = useEntryForm();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const source = versions.find(({ locale }) => locale.code === chosen) ?? versions[0];
  const close = () => {
    setFailure(null);
    onClose();
  };
  const fill = async (): Promise<void> => {
    if (!source) return;
    setIsBusy(true);
    setFailure(null);
    const { name } = source.locale;
    try {
      const isFilled = form.setValues(await readVersion(http, contentType, source));
      const title = { ...(isFilled ? entryMessages.filled : entryMessages.same), values: { name } };
      notify({ tone: isFilled ? 'success' : 'info', title });
      close();
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      description={intl.formatMessage(entryMessages.fillBody)}
      footer={
        <>
          <Button onClick={close}>{intl.formatMessage(entryMessages.cancel)}</Button>
          <Button loading={isBusy} onClick={() => void fill()} variant="primary">
            {intl.formatMessage(entryMessages.fillConfirm)}
          </Button>
        </>
      }
      labels={{ close: intl.formatMessage(entryMessages.close) }}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      open={open}
      size="small"
      title={intl.formatMessage(entryMessages.fill)}
    >
      <div className={styles.form}>
        {failure !== null && <Banner title={formatValue(intl, errorText(failure))} tone="danger" />}
        <Field label={intl.formatMessage(entryMessages.fillFrom)}>
          <Select
            onValueChange={setChosen}
            options={versions.map(({ locale }) => ({ value: locale.code, label: locale.name }))}
            value={source?.locale.code ?? null}
          />
        </Field>
      </div>
    </Dialog>
  );
}
