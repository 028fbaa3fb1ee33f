import type { PermissionExplanation } from '@admin/contract';
import { ApiError, httpRef, LoadFailed, useService, errorText, formatValue } from '@admin/shell';
import { Button, Skeleton, Banner } from '@admin/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { readLayout } from '../role-permissions/editor-layout.ts';
import { permissionLayoutQuery } from '../role-permissions/roles-queries.ts';
import { explanationQuery, type PermissionHolder, type PermissionQuestion } from './explanation-queries.ts';
import { checkMessages } from './messages.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { stepTexts } from './step-texts.ts';
import styles from './PermissionCheck.module.css';

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

const tones = { allowed: 'success', denied: 'warning', depends: 'info' } as const;

/** The verdict and the steps that lead to it, in words. */
function Explanation({ answer }: { readonly answer: UseQueryResult<PermissionExplanation> }) {
  const intl = useIntl();
  const { data, error } = answer;
  if (error) return <Banner title={formatValue(intl, errorText(error))} tone="danger" />;
  if (!data) return null;
  const { verdict, entry, steps } = data;
  return (
    <Banner title={intl.formatMessage(checkMessages[verdict])} tone={tones[verdict]}>
      <ul className={styles.steps}>
        {entry === 'withheld' && <li>{intl.formatMessage(checkMessages.withheld)}</li>}
        {steps.length === 0 && <li>{intl.formatMessage(checkMessages.noRole)}</li>}
        {steps.map((step, index) => {
          const { sentence, parts } = stepTexts(intl, step);
          return (
            <li key={index}>
              {sentence}
              {parts.length > 0 && (
                <ul className={styles.parts}>
                  {parts.map((part) => (
                    <li key={part}>{part}</li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}
