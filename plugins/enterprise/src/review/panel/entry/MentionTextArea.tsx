import { httpRef, useService } from '@admin/shell';
import { Avatar, TextArea, VisuallyHidden } from '@admin/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import type { ReviewUser } from '../../contract.ts';
import { assigneesQuery } from '../review-queries.ts';
import { userName } from '../user-name.ts';
import { typedMention } from './comment-parts.ts';
import styles from './Comments.module.css';
import { commentMessages } from './messages.ts';

export interface MentionTextAreaProps {
  /** Uid of the content type. Only users who may read its entries are offered. */
  readonly uid: string;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Called when a user is mentioned. */
  readonly onMention: (user: ReviewUser) => void;
  /** Called for Ctrl+Enter. */
  readonly onSend: () => void;
}

/** The focus stays in the text, so neither native element fits. */
const listbox = { role: 'listbox' } as const;

/** The press must not take the focus from the text. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const noUsers: readonly ReviewUser[] = [];

/**
 * Returns the users to offer. Until the response for a text arrives, those found for the text before that also match this
 * one: Enter must not choose a user whom the text no longer names.
 */
function usersFor(
  query: string,
  {
    data = noUsers,
    isPlaceholderData,
  }: { readonly data: readonly ReviewUser[] | undefined; readonly isPlaceholderData: boolean },
): readonly ReviewUser[] {
  if (!isPlaceholderData) return data;
  const text = query.trim().toLocaleLowerCase();
  return data.filter((user) => userName(user).toLocaleLowerCase().includes(text));
}

/** A text area in which `@` opens a list of users. The focus stays in the text; arrow keys and Enter choose a user. */
export function MentionTextArea({ uid, text, onTextChange, onMention, onSend }: MentionTextAreaProps) {
  const intl = useIntl();
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const nextCaret = useRef<number | null>(null);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [highlighted, setHighlighted] = useState<number | null>(null);
  const typed = typedMention(text, caret);
  const mention = typed && typed.start !== closedAt ? typed : null;
  const found = useQuery({
    ...assigneesQuery(useService(httpRef), uid, mention?.query.trim() ?? ''),
    enabled: mention !== null,
    placeholderData: keepPreviousData,
  });
  const users = mention ? usersFor(mention.query, found) : noUsers;
  const active = users.find(({ id }) => id === highlighted) ?? users[0];
  const optionId = (user: ReviewUser) => `${listId}-${user.id}`;

  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    area.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  });

  const choose = (user: ReviewUser) => {
    if (!mention) return;
    const start = `${text.slice(0, mention.start)}@${userName(user)} `;
    onTextChange(start + text.slice(caret).replace(/^ /, ''));
    onMention(user);
    setCaret(start.length);
    nextCaret.current = start.length;
    setClosedAt(mention.start);
    area.current?.focus();
  };

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSend();
      return;
    }
    if (!mention) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') {
      // Only the list closes.
      event.stopPropagation();
      event.preventDefault();
      setClosedAt(mention.start);
    } else if (step !== undefined && users.length > 0) {
      event.preventDefault();
      const current = active ? users.indexOf(active) : 0;
      setHighlighted(users[(current + step + users.length) % users.length]?.id ?? null);
    } else if ((event.key === 'Enter' || event.key === 'Tab') && active) {
      event.preventDefault();
      choose(active);
    }
  };

  return (
    <div className={styles['writing']}>
      <TextArea
        aria-activedescendant={active && optionId(active)}
        aria-autocomplete="list"
        aria-controls={mention ? listId : undefined}
        dir="auto"
        onChange={({ target }) => {
          onTextChange(target.value);
          setCaret(target.selectionStart);
          setHighlighted(null);
          if (!target.value.includes('@')) setClosedAt(null);
        }}
        onKeyDown={handleKey}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        placeholder={intl.formatMessage(commentMessages.placeholder)}
        ref={area}
        rows={2}
        value={text}
      />
      {mention && (
        <ul
          {...listbox}
          aria-label={intl.formatMessage(commentMessages.mentionList)}
          className={styles['options']}
          id={listId}
        >
          {users.map((user) => (
            <MentionOption
              id={optionId(user)}
              isActive={user === active}
              key={user.id}
              onChoose={() => choose(user)}
              user={user}
            />
          ))}
        </ul>
      )}
      {mention && users.length === 0 && (
        <p aria-hidden="true" className={styles['none']}>
          {intl.formatMessage(found.isFetching ? commentMessages.searching : commentMessages.noMention)}
        </p>
      )}
      <VisuallyHidden asChild>
        <div aria-live="polite">
          {mention &&
            !found.isFetching &&
            intl.formatMessage(commentMessages.mentionCount, { count: users.length })}
        </div>
      </VisuallyHidden>
    </div>
  );
}

interface MentionOptionProps {
  readonly id: string;
  readonly user: ReviewUser;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

/** A user to mention. The keys of the text choose it as well. */
function MentionOption({ id, user, isActive, onChoose }: MentionOptionProps) {
  const name = userName(user);
  const props = {
    role: 'option',
    'aria-selected': isActive,
    onClick: onChoose,
    onMouseDown: keepFocus,
  } as const;
  return (
    <li {...props} className={styles['option']} data-highlighted={isActive || undefined} id={id}>
      <Avatar label="" name={name} size="small" />
      <bdi>{name}</bdi>
    </li>
  );
}
