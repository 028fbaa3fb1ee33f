import { formatValue, httpRef, notifyRef, useService, type MessageValue } from '@admin/shell';
import { Button, Field } from '@admin/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ReviewUser } from '../../contract.ts';
import { reviewLimits } from '../../review-actions.ts';
import { reviewErrorText } from '../review-errors.ts';
import { reviewCalls } from '../review-queries.ts';
import { userName } from '../user-name.ts';
import styles from './Comments.module.css';
import type { ReviewedEntry } from './entry-review-queries.ts';
import { MentionTextArea } from './MentionTextArea.tsx';
import { commentMessages } from './messages.ts';

export interface CommentFormProps {
  readonly entry: ReviewedEntry;
  /** Called after the comment is stored. */
  readonly onSent: () => Promise<void>;
}

/** The form for a new comment. The text remains until the comment is stored. */
export function CommentForm({ entry, onSent }: CommentFormProps) {
  const intl = useIntl();
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const [text, setText] = useState('');
  const [mentioned, setMentioned] = useState<readonly ReviewUser[]>([]);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<MessageValue | null>(null);
  const isTooLong = text.length > reviewLimits.comment;
  const isEmpty = text.trim() === '';
  const send = async () => {
    if (isEmpty || isTooLong || isSending) return;
    setIsSending(true);
    setFailure(null);
    const mentions = mentioned.filter((user) => text.includes(`@${userName(user)}`)).map(({ id }) => id);
    try {
      const { uid, id } = entry;
      await reviewCalls(http).call('POST /admin/review-workflows/comments/:uid/:id', {
        params: { uid, id },
        body: { text: text.trim(), ...(mentions.length > 0 && { mentions }) },
      });
      setText('');
      setMentioned([]);
      notify({ tone: 'success', title: commentMessages.sent });
      await onSent();
    } catch (error) {
      setFailure(reviewErrorText(error));
    } finally {
      setIsSending(false);
    }
  };
  const tooLong = isTooLong && intl.formatMessage(commentMessages.tooLong, { count: reviewLimits.comment });
  return (
    <div className={styles['form']}>
      <Field
        error={tooLong || (failure !== null && formatValue(intl, failure))}
        hint={intl.formatMessage(commentMessages.hint)}
        label={intl.formatMessage(commentMessages.label)}
        labelVisibility="hidden"
      >
        <MentionTextArea
          onMention={(user) =>
            setMentioned((users) =>
              [...users.filter(({ id }) => id !== user.id), user].slice(-reviewLimits.mentions),
            )
          }
          onSend={() => void send()}
          onTextChange={setText}
          text={text}
          uid={entry.uid}
        />
      </Field>
      <Button disabled={isEmpty || isTooLong} loading={isSending} onClick={() => void send()} size="small">
        {intl.formatMessage(commentMessages.send)}
      </Button>
    </div>
  );
}
