import { Button, Dialog } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { WebhookDelivery } from '../../../endpoints/webhooks.ts';
import { feedbackMessages } from '../../feedback/messages.ts';
import styles from './DeliveryDialog.module.css';
import { deliveryMessages as say } from './messages.ts';
import { responseText } from './use-delivery-columns.tsx';

export interface DeliveryDialogProps {
  readonly delivery: WebhookDelivery;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Everything that is known of one delivery. */
export function DeliveryDialog({ delivery, open, onClose }: DeliveryDialogProps) {
  const intl = useIntl();
  const moment = (date: string | null) =>
    date === null ? undefined : intl.formatDate(date, { dateStyle: 'medium', timeStyle: 'medium' });
  const facts = [
    [say.state, intl.formatMessage(say[delivery.state])],
    [say.entry, `${delivery.uid} ${delivery.entryId}`],
    [say.messageId, delivery.messageId],
    [say.created, moment(delivery.createdAt)],
    [say.attempts, intl.formatNumber(delivery.attempts)],
    [say.tried, moment(delivery.triedAt)],
    [say.next, moment(delivery.nextAt)],
    [say.response, responseText(intl, delivery)],
    [say.failure, delivery.failure ?? undefined],
  ] as const;
  return (
    <Dialog
      footer={
        <Button onClick={onClose} variant="primary">
          {intl.formatMessage(feedbackMessages.close)}
        </Button>
      }
      labels={{ close: intl.formatMessage(feedbackMessages.close) }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      open={open}
      title={<bdi>{delivery.event}</bdi>}
    >
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value !== undefined && (
              <div className={styles.fact} key={label.id}>
                <dt>{intl.formatMessage(label)}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ),
        )}
        {delivery.answer && (
          <div className={styles.fact}>
            <dt>{intl.formatMessage(say.answer)}</dt>
            <dd>
              <pre className={styles.answer} dir="auto">
                {delivery.answer}
              </pre>
            </dd>
          </div>
        )}
      </dl>
    </Dialog>
  );
}
