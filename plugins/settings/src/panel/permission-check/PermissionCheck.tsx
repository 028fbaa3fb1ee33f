import { ApiError, httpRef, LoadFailed, useService } from '@admin/shell';
import { Button, Skeleton } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { readLayout } from '../role-permissions/editor-layout.ts';
import { permissionLayoutQuery } from '../role-permissions/roles-queries.ts';
import { explanationQuery, type PermissionHolder, type PermissionQuestion } from './explanation-queries.ts';
import { Explanation } from './Explanation.tsx';
import { checkMessages } from './messages.ts';
import styles from './PermissionCheck.module.css';
import { QuestionFields } from './QuestionFields.tsx';

const noQuestion: PermissionQuestion = { action: '' };

/** A question about a permission, and what the server says to it. A changed question takes the answer away. */
export function PermissionCheck({ holder }: { readonly holder: PermissionHolder }) {
  const intl = useIntl();
  const http = useService(httpRef);
  const stored = useQuery(permissionLayoutQuery(http));
  const layout = useMemo(() => stored.data && readLayout(stored.data), [stored.data]);
  const [question, setQuestion] = useState(noQuestion);
  const [asked, setAsked] = useState<PermissionQuestion | null>(null);
  const answer = useQuery({
    ...explanationQuery(http, holder, asked ?? noQuestion),
    enabled: asked !== null,
  });
  if (stored.isError && !layout) return <LoadFailed query={stored} />;
  if (!layout) return <Skeleton />;
  const isComplete = question.action !== '' && question.subject !== '';
  const isEntryGone = asked?.id !== undefined && isNotFound(answer.error);
  return (
    <form
      className={styles.check}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isComplete) return;
        if (asked === null) setAsked(question);
        else void answer.refetch();
      }}
    >
      <QuestionFields
        entryError={isEntryGone ? intl.formatMessage(checkMessages.noSuchEntry) : undefined}
        layout={layout}
        onChange={(changed) => {
          setQuestion(changed);
          setAsked(null);
        }}
        question={question}
      />
      <div>
        <Button disabled={!isComplete} loading={answer.isFetching} type="submit">
          {intl.formatMessage(checkMessages.check)}
        </Button>
      </div>
      {asked !== null && !isEntryGone && <Explanation answer={answer} />}
    </form>
  );
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
