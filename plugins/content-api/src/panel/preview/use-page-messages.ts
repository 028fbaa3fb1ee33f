import type { ContentType } from '@admin/content-model';
import { useEntryForm } from '@admin/plugin-content-manager/entry-form';
import { useEffect, type RefObject } from 'react';
import { isLinkChange, pageMessage, pageValue, valuesType } from './page-messages.ts';

interface PageSpec {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The only origin that messages are accepted from and sent to. */
  readonly origin: string;
  readonly contentType: ContentType;
  /** The names of attributes that the page must not receive. */
  readonly secrets: readonly string[];
  readonly id: number;
  readonly locale: string | null;
}

/**
 * Sends the unsaved values of the form to the page in a frame once it asks for them, and focuses the fields that it names.
 */
export function usePageMessages({ frame, origin, contentType, secrets, id, locale }: PageSpec): void {
  const form = useEntryForm();
  useEffect(() => {
    const { uid, attributes } = contentType;
    const hidden = new Set(secrets);
    const names = Object.entries(attributes).flatMap(([name, { type }]) =>
      hidden.has(name) || type === 'relation' ? [] : [name],
    );
    let isReady = false;
    let scheduled: number | null = null;
    const send = (): void => {
      scheduled = null;
      const values = Object.fromEntries(
        names.flatMap((name) => {
          const value = form.read(name);
          return value === undefined || isLinkChange(value) ? [] : [[name, pageValue(value, hidden)]];
        }),
      );
      frame.current?.contentWindow?.postMessage({ type: valuesType, uid, id, locale, values }, origin);
    };
    const schedule = (): void => {
      // One message per frame: a page that renders slowly would otherwise fall behind the input.
      if (isReady) scheduled ??= requestAnimationFrame(send);
    };
    const receive = (event: MessageEvent): void => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = pageMessage(event.data);
      if (message?.type === 'focus') form.reveal(message.path);
      if (message?.type !== 'ready') return;
      isReady = true;
      schedule();
    };
    window.addEventListener('message', receive);
    const subscriptions = names.map((name) => form.subscribe(name, schedule));
    return () => {
      window.removeEventListener('message', receive);
      for (const unsubscribe of subscriptions) unsubscribe();
      if (scheduled !== null) cancelAnimationFrame(scheduled);
    };
  }, [contentType, form, frame, id, locale, origin, secrets]);
}
