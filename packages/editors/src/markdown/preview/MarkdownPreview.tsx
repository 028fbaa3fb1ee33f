import { fileAddress } from '@admin/shell';
import { useRuntime } from '@admin/shell/host';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { markdownMessages } from '../messages.ts';
import styles from './MarkdownPreview.module.css';
import { followInnerLinks, replaceMissingPictures } from './page/page-events.ts';
import { showText } from './page/preview-page.ts';
import { DocumentRenderer } from './render/render-document.ts';

export interface MarkdownPreviewProps {
  readonly text: string;
  /** The label of the field. */
  readonly label: string;
  /** Called with the scroll container, and with null before it unmounts. */
  readonly onScroller?: ((scroller: HTMLElement | null) => void) | undefined;
}

/** Focusable, so that it can be scrolled by keyboard. */
const reachable = { tabIndex: 0 } as const;

/** Milliseconds without typing before the preview updates. */
const pause = 150;

/** Resolves file paths against the backend; all other addresses are unchanged. */
function addressIn(backendUrl: string): (url: string) => string {
  return (url) => (url.startsWith('//') ? url : fileAddress(url, backendUrl));
}

/** A read-only, sanitized preview of a text. */
export default function MarkdownPreview({ text, label, onScroller }: MarkdownPreviewProps) {
  const intl = useIntl();
  const { backendUrl } = useRuntime().config;
  const prefix = `${useId()}-`;
  const host = useRef<HTMLDivElement>(null);
  const [renderer] = useState(() => new DocumentRenderer());
  const isShown = useRef(false);

  const show = useEffectEvent((shown: string, signal: AbortSignal) => {
    if (!host.current) return;
    isShown.current = true;
    const context = { prefix, addressOf: addressIn(backendUrl), classes: styles };
    void showText(shown, { host: host.current, renderer, context }, signal);
  });
  const describeMissing = useEffectEvent((address: string) =>
    intl.formatMessage(markdownMessages.missingPicture, { address }),
  );

  useEffect(() => {
    const { signal, abort } = abortable();
    const timer = setTimeout(() => show(text, signal), isShown.current ? pause : 0);
    return () => {
      clearTimeout(timer);
      abort();
    };
  }, [text]);

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    onScroller?.(element.parentElement);
    const stopFollowing = followInnerLinks(element);
    const stopReplacing = replaceMissingPictures(
      element,
      (address) => describeMissing(address),
      styles['missing'] ?? '',
    );
    return () => {
      stopFollowing();
      stopReplacing();
      onScroller?.(null);
    };
  }, [onScroller]);

  return (
    <section
      {...reachable}
      aria-label={intl.formatMessage(markdownMessages.previewOf, { label })}
      className={styles['preview']}
    >
      {text.trim() === '' && (
        <p className={styles['empty']}>
          <FormattedMessage {...markdownMessages.nothingToPreview} />
        </p>
      )}
      <div className={styles['document']} dir="auto" ref={host} />
    </section>
  );
}

function abortable(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
