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

/** A form that checks one permission, and the result. Changing the form hides the result. */
export function PermissionCheck({ holder }: { readonly holder: PermissionHolder }) {
  const intl = useIntl();
  const http = useService(httpRef);
  const stored = useQuery(permissionLayoutQuery(http));
  const layout = useMemo(
    () => stored.data && readLayout(stored.data, (name) => formatValue(intl, name)),
    [stored.data, intl],
  );
  const [question, setQuestion] = useState(noQuestion);
  const [submitted, setSubmitted] = useState<PermissionQuestion | null>(null);
  const explanation = useQuery({
    ...explanationQuery(http, holder, submitted ?? noQuestion),
    enabled: submitted !== null,
  });
  if (stored.isError && !layout) return <LoadFailed query={stored} />;
  if (!layout) return <Skeleton />;
  const isComplete = question.action !== '' && question.subject !== '';
  const isEntryGone = submitted?.id !== undefined && isNotFound(explanation.error);
  return (
    <form
      className={styles.check}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isComplete) return;
        if (submitted === null) setSubmitted(question);
        else void explanation.refetch();
      }}
    >
      <QuestionFields
        entryError={isEntryGone ? intl.formatMessage(checkMessages.noSuchEntry) : undefined}
        layout={layout}
        onChange={(changed) => {
          setQuestion(changed);
          setSubmitted(null);
        }}
        question={question}
      />
      <div>
        <Button disabled={!isComplete} loading={explanation.isFetching} type="submit">
          {intl.formatMessage(checkMessages.check)}
        </Button>
      </div>
      {submitted !== null && !isEntryGone && <Explanation explanation={explanation} />}
    </form>
  );
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

const tones = { allowed: 'success', denied: 'warning', depends: 'info' } as const;

/** The result of a check and the rules that led to it. */
function Explanation({ explanation }: { readonly explanation: UseQueryResult<PermissionExplanation> }) {
  const intl = useIntl();
  const { data, error } = explanation;
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
