import { IconButton } from '@admin/ui';
import { X } from '@admin/ui/icons';
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useProductName } from '../../frame/product/ProductLogo.tsx';
import { afterDismissal, afterResponse, type SurveyClock, surveyDelays } from '../rules/survey-rules.ts';
import { readSurveySettings, writeSurveySettings } from '../rules/survey-settings.ts';
import { surveyMessages } from './messages.ts';
import { SurveyForm } from './SurveyForm.tsx';
import styles from './SurveyPanel.module.css';

export interface SurveyPanelProps {
  readonly clock: SurveyClock;
  readonly onClose: () => void;
}

/** The survey at the bottom of the page; one click closes it. */
export function SurveyPanel({ clock, onClose }: SurveyPanelProps) {
  const intl = useIntl();
  const product = useProductName();
  const questionId = useId();
  const [answered, setAnswered] = useState(false);

  useEffect(() => {
    if (answered) return clock.after(surveyDelays.thanks, onClose);
    return undefined;
  }, [answered, clock, onClose]);

  const handleAnswered = () => {
    writeSurveySettings(afterResponse(readSurveySettings(), clock.now()));
    setAnswered(true);
  };
  const dismiss = () => {
    if (!answered) writeSurveySettings(afterDismissal(readSurveySettings(), clock.now()));
    onClose();
  };

  return (
    <aside
      aria-labelledby={questionId}
      className={styles.panel}
      data-state={answered ? 'answered' : 'asking'}
    >
      <p aria-live="polite" className={styles.question} id={questionId}>
        {answered
          ? intl.formatMessage(surveyMessages.thanks)
          : intl.formatMessage(surveyMessages.question, { product })}
      </p>
      <div>
        <IconButton
          icon={X}
          label={intl.formatMessage(surveyMessages.dismiss)}
          onClick={dismiss}
          size="small"
        />
      </div>
      {!answered && <SurveyForm labelledBy={questionId} onAnswered={handleAnswered} />}
    </aside>
  );
}
