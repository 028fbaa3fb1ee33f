import { Button } from '@admin/ui';
import { useEffect, useId, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './SafeModeOffer.module.css';

/** English only: texts of other languages belong to plugins, which are not loaded yet. */
const texts = {
  title: 'The panel did not start',
  body: 'The last starts did not finish. A plugin may be the cause. Safe mode leaves out plugins that are not part of the product.',
  safe: 'Start in safe mode',
  normal: 'Start with all plugins',
} as const;

export type StartChoice = 'safe' | 'normal';

/** Asks, after failed starts, whether to load plugins that are not part of the product. */
export function SafeModeOffer({ onChoose }: { readonly onChoose: (choice: StartChoice) => void }) {
  const id = useId();
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  return (
    <div
      aria-describedby={`${id}-body`}
      aria-labelledby={`${id}-title`}
      aria-modal
      className={styles['offer']}
      role="alertdialog"
    >
      <div className={styles['card']}>
        <h2 className={styles['title']} id={`${id}-title`}>
          {texts.title}
        </h2>
        <p id={`${id}-body`}>{texts.body}</p>
        <div className={styles['actions']}>
          <Button onClick={() => onChoose('normal')}>{texts.normal}</Button>
          <Button onClick={() => onChoose('safe')} ref={safe} variant="primary">
            {texts.safe}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Shows the offer above the page until the user has chosen. */
export function offerSafeMode(): Promise<StartChoice> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  return new Promise((resolve) => {
    root.render(
      <SafeModeOffer
        onChoose={(choice) => {
          root.unmount();
          container.remove();
          resolve(choice);
        }}
      />,
    );
  });
}
