import { useId } from 'react';
import { useIntl } from 'react-intl';
import { surveyMessages } from './messages.ts';
import styles from './RatingScale.module.css';
import { ratings } from '../rules/survey-rules.ts';

export interface RatingScaleProps {
  /** Id of the element that describes the scale. */
  readonly labelledBy: string;
  /** Null before the first rating. */
  readonly value: number | null;
  readonly onChange: (rating: number) => void;
}

/** A radio group of eleven ratings, all visible on a narrow screen as well; arrow keys move between them. */
export function RatingScale({ labelledBy, value, onChange }: RatingScaleProps) {
  const intl = useIntl();
  const name = useId();
  const first = ratings.at(0);
  const last = ratings.at(-1);
  const ends = {
    [Number(first)]: surveyMessages.notLikely,
    [Number(last)]: surveyMessages.likely,
  };
  return (
    <div aria-labelledby={labelledBy} className={styles.scale} role="radiogroup">
      {ratings.map((rating) => (
        <label className={styles.rating} key={rating}>
          <input
            aria-describedby={ends[rating] ? `${name}-${rating}` : undefined}
            checked={value === rating}
            className={styles.radio}
            name={name}
            onChange={() => onChange(rating)}
            type="radio"
            value={rating}
          />
          {intl.formatNumber(rating)}
        </label>
      ))}
      <span className={styles.first} id={`${name}-${first}`}>
        {intl.formatMessage(surveyMessages.notLikely)}
      </span>
      <span className={styles.last} id={`${name}-${last}`}>
        {intl.formatMessage(surveyMessages.likely)}
      </span>
    </div>
  );
}
