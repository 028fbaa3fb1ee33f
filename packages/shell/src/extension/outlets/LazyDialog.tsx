import { Button, Dialog } from '@admin/ui';
import { useState } from 'react';
import { useText } from '../react/use-text.ts';
import { LazyContribution, type LazyContributionProps } from './LazyContribution.tsx';

export interface LazyDialogProps<P extends { readonly onClose: () => void }> extends Pick<
  LazyContributionProps<P>,
  'contribution' | 'pointId' | 'load' | 'props'
> {}

const messages = {
  title: { id: 'extension.dialog.failure', defaultMessage: 'This dialog could not be opened' },
  body: {
    id: 'extension.dialog.failure.body',
    defaultMessage: 'Nothing was changed. Check the connection, and try again.',
  },
  retry: { id: 'extension.failure.retry', defaultMessage: 'Try again' },
  close: { id: 'extension.dialog.failure.close', defaultMessage: 'Close' },
} as const;

/**
 * A dialog of a plugin behind a loader, rendered while it is open. If its code fails to load, the dialog shows an error
 * with a retry.
 */
export function LazyDialog<P extends { readonly onClose: () => void }>(dialog: LazyDialogProps<P>) {
  const text = useText();
  const [tries, setTries] = useState(0);
  const { onClose } = dialog.props;
  return (
    <LazyContribution
      {...dialog}
      instead={
        <Dialog
          description={text(messages.body)}
          footer={
            <>
              <Button onClick={onClose}>{text(messages.close)}</Button>
              <Button onClick={() => setTries(tries + 1)} variant="primary">
                {text(messages.retry)}
              </Button>
            </>
          }
          labels={{ close: text(messages.close) }}
          onOpenChange={(isOpen) => {
            if (!isOpen) onClose();
          }}
          open
          size="small"
          title={text(messages.title)}
        />
      }
      key={tries}
    />
  );
}
