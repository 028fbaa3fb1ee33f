import { httpRef } from '../../service-refs.ts';
import { useShell } from '../../panel-services/shell-services.ts';
import { useService } from '../../extension/react/use-service.ts';
import { useAnalytics } from '../../analytics/use-analytics.ts';
import { Button, Field, TextArea } from '@admin/ui';
import { useCallback, useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { surveyMessages } from './messages.ts';
import { RatingScale } from './RatingScale.tsx';
import styles from './SurveyForm.module.css';
import { notifyRef } from '../../service-refs.ts';

export interface SurveyFormProps {
  /** Id of the element with the question. */
  readonly labelledBy: string;
  readonly onAnswered: () => void;
}

/** The form of an answer: a rating, then a comment field and the submit button. */
export function SurveyForm({ labelledBy, onAnswered }: SurveyFormProps) {
  const intl = useIntl();
  const notify = useService(notifyRef);
  const submit = useSubmitSurvey();
  const [rating, setRating] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const [isSending, setIsSending] = useState(false);

  const send = async (chosen: number): Promise<void> => {
    setIsSending(true);
    try {
      await submit({ rating: chosen, comment: comment.trim() });
      onAnswered();
    } catch {
      // The input stays in the form and can be sent again.
      notify({ tone: 'warning', title: surveyMessages.failed });
      setIsSending(false);
    }
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (rating !== null && !isSending) void send(rating);
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <RatingScale labelledBy={labelledBy} onChange={setRating} value={rating} />
      {rating !== null && (
        <>
          <Field label={intl.formatMessage(surveyMessages.suggestion)} name="comment">
            <TextArea
              maxLength={5_000}
              onChange={(event) => setComment(event.target.value)}
              rows={2}
              value={comment}
            />
          </Field>
          <div className={styles.actions}>
            <Button loading={isSending} type="submit" variant="primary">
              {intl.formatMessage(surveyMessages.submit)}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

/** The answer of a user; the comment may be empty. */
export interface SurveyResult {
  readonly rating: number;
  readonly comment: string;
}

/** Returns the function that sends an answer with the user and the version. Rejects if it could not be sent. */
export function useSubmitSurvey(): (response: SurveyResult) => Promise<void> {
  const http = useService(httpRef);
  const { session, project } = useShell();
  const analytics = useAnalytics();
  return useCallback(
    async ({ rating, comment }) => {
      const { data } = await http.call('GET /admin/information');
      await analytics.submitSurvey({
        email: session.getState().user?.email ?? null,
        rating,
        comment,
        environment: data.currentEnvironment,
        version: data.strapiVersion,
        license: project.getState().type.isEE ? 'Enterprise' : 'Community',
      });
    },
    [analytics, http, project, session],
  );
}
