import { Button, Dialog } from '@admin/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Locale } from '../../endpoints.ts';
import { LocaleForm } from './LocaleForm.tsx';
import { dialogMessages as say } from './messages.ts';

export interface LocaleDialogProps {
  readonly open: boolean;
  /** Null for one that is to be added. */
  readonly locale: Locale | null;
  readonly onClose: () => void;
}

/** Adds a locale, or changes one. */
export function LocaleDialog({ open, locale, onClose }: LocaleDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const close = () => {
    if (!isSubmitting) onClose();
  };
  return (
    <Dialog
      footer={
        <>
          <Button onClick={close}>{intl.formatMessage(say.cancel)}</Button>
          <Button form={formId} loading={isSubmitting} type="submit" variant="primary">
            {intl.formatMessage(locale ? say.save : say.addConfirm)}
          </Button>
        </>
      }
      labels={{ close: intl.formatMessage(say.close) }}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      open={open}
      outsideClick="block"
      size="small"
      title={
        locale ? intl.formatMessage(say.editTitle, { name: locale.name }) : intl.formatMessage(say.addTitle)
      }
    >
      <LocaleForm id={formId} locale={locale} onSaved={onClose} onSubmitting={setIsSubmitting} />
    </Dialog>
  );
}
