import type { PermissionExplanation } from '@admin/contract';
import { errorText, formatValue } from '@admin/shell';
import { Banner } from '@admin/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { checkMessages } from './messages.ts';
import styles from './PermissionCheck.module.css';
import { stepTexts } from './step-texts.ts';

const tones = { allowed: 'success', denied: 'warning', depends: 'info' } as const;

/** The verdict and the steps that lead to it, in words. */
export function Explanation({ answer }: { readonly answer: UseQueryResult<PermissionExplanation> }) {
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
