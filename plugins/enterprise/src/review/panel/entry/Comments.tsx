import {
  DangerDialog,
  httpRef,
  LoadFailed,
  notifyRef,
  useDialogSubject,
  useRolePreview,
  useService,
} from '@admin/shell';
import { Avatar, Button, RelativeTime, Skeleton } from '@admin/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { ReviewComment } from '../../contract.ts';
import { reviewCalls } from '../review-queries.ts';
import { userName } from '../user-name.ts';
import { CommentForm } from './CommentForm.tsx';
import { commentParts } from './comment-parts.ts';
import styles from './Comments.module.css';
import boxStyles from './EntryReview.module.css';
import { commentsQuery, type ReviewedEntry } from './entry-review-queries.ts';
import { commentMessages } from './messages.ts';

/** The comments on an entry, newest first, and a form for a new one. */
export function Comments({ entry }: { readonly entry: ReviewedEntry }) {
  const intl = useIntl();
  const headingId = useId();
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const queries = useQueryClient();
  const query = commentsQuery(http, entry);
  const comments = useInfiniteQuery(query);
  const deletion = useDialogSubject<ReviewComment>();
  const isViewing = useRolePreview() !== null;
  const listed = comments.data?.pages.flatMap(({ results }) => results) ?? [];
  const reload = () => queries.invalidateQueries({ queryKey: query.queryKey });
  const remove = async () => {
    if (!deletion.subject) return;
    const { uid, id } = entry;
    await reviewCalls(http).call('DELETE /admin/review-workflows/comments/:uid/:id/:comment', {
      params: { uid, id, comment: deletion.subject.id },
    });
    notify({ tone: 'success', title: commentMessages.deleted });
    await reload();
  };
  return (
    <section aria-labelledby={headingId} className={boxStyles['box']}>
      <h2 className={boxStyles['heading']} id={headingId}>
        {intl.formatMessage(commentMessages.title)}
      </h2>
      {!isViewing && <CommentForm entry={entry} onSent={reload} />}
      {comments.isPending && <Skeleton lines={3} />}
      {comments.isError && !comments.data && <LoadFailed query={comments} title={commentMessages.failed} />}
      {comments.data && listed.length === 0 && (
        <p className={styles['none']}>{intl.formatMessage(commentMessages.none)}</p>
      )}
      {listed.length > 0 && (
        <ol aria-labelledby={headingId} className={styles['comments']}>
          {listed.map((comment) => (
            <CommentItem
              comment={comment}
              key={comment.id}
              onDelete={comment.isOwn && !isViewing ? () => deletion.open(comment) : undefined}
            />
          ))}
        </ol>
      )}
      {comments.hasNextPage && (
        <Button
          loading={comments.isFetchingNextPage}
          onClick={() => void comments.fetchNextPage()}
          size="small"
          variant="ghost"
        >
          {intl.formatMessage(commentMessages.older)}
        </Button>
      )}
      <DangerDialog
        body={intl.formatMessage(commentMessages.deleteBody)}
        confirmLabel={intl.formatMessage(commentMessages.delete)}
        onClose={deletion.close}
        onConfirm={remove}
        open={deletion.isOpen}
        title={intl.formatMessage(commentMessages.deleteTitle)}
      />
    </section>
  );
}

interface CommentItemProps {
  readonly comment: ReviewComment;
  /** Opens the confirmation; undefined for comments of others. */
  readonly onDelete: (() => void) | undefined;
}

/** The number of characters that name a comment for screen readers. */
const namedBy = 60;

function CommentItem({ comment: { text, author, mentions, createdAt }, onDelete }: CommentItemProps) {
  const intl = useIntl();
  const name = author ? userName(author) : intl.formatMessage(commentMessages.deletedUser);
  return (
    <li className={styles['comment']}>
      <Avatar label="" name={name} size="small" />
      <div className={styles['words']}>
        <div className={styles['facts']}>
          <bdi className={styles['author']}>{name}</bdi>
          <RelativeTime date={createdAt} locale={intl.locale} />
        </div>
        <p className={styles['text']} dir="auto">
          {commentParts(text, mentions.map(userName)).map((part, index) =>
            part.isMention ? (
              <span className={styles['mention']} key={index}>
                {part.text}
              </span>
            ) : (
              part.text
            ),
          )}
        </p>
        {onDelete && (
          <button
            aria-label={intl.formatMessage(commentMessages.deleteNamed, { text: text.slice(0, namedBy) })}
            className={styles['delete']}
            onClick={onDelete}
            type="button"
          >
            {intl.formatMessage(commentMessages.delete)}
          </button>
        )}
      </div>
    </li>
  );
}
