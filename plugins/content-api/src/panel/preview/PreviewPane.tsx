import type { Entry } from '@admin/content-model';
import type { EditContext } from '@admin/plugin-content-manager/points';
import { httpRef, useService, useStore } from '@admin/shell';
import { Banner, Button, IconButton, Select, Spinner, Tooltip } from '@admin/ui';
import { ExternalLink, RefreshCw, X } from '@admin/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useRef, type CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { PaneDivider } from './PaneDivider.tsx';
import styles from './Preview.module.css';
import { previewMessages as messages } from './preview-messages.ts';
import { previewOriginOf } from './preview-origin.ts';
import { previewQuery } from './preview-query.ts';
import { pageWidths, previewRef, type PageWidth } from './preview-store.ts';
import { usePageMessages } from './use-page-messages.ts';

/** The page of the entry beside the form, if the preview is open. */
export default function PreviewPane(context: EditContext) {
  const isOpen = useStore(previewRef, (state) => state.isOpen);
  const origin = previewOriginOf(context);
  const { entry } = context;
  if (!isOpen || origin === null || entry === null) return null;
  return <OpenPreview context={context} entry={entry} key={entry.id} origin={origin} />;
}

interface OpenPreviewProps {
  readonly context: EditContext;
  readonly entry: Entry;
  readonly origin: string;
}

function OpenPreview({ context, entry, origin }: OpenPreviewProps) {
  const intl = useIntl();
  const http = useService(httpRef);
  const { actions } = useService(previewRef);
  const share = useStore(previewRef, (state) => state.share);
  const pageWidth = useStore(previewRef, (state) => state.pageWidth);
  const pane = useRef<HTMLElement>(null);
  const { uid } = context.contentType;
  const preview = useQuery(previewQuery(http, { uid, id: entry.id, version: entry.updatedAt }));
  const { url = null, missing = [], secrets = [] } = preview.data ?? {};
  return (
    <section
      aria-label={intl.formatMessage(messages.title)}
      className={styles['pane']}
      ref={pane}
      style={{ '--preview-width': `${share}vw` } as CSSProperties}
    >
      <PaneDivider onResize={actions.resize} pane={pane} share={share} />
      <div className={styles['toolbar']}>
        <WidthSelect onChange={actions.setPageWidth} value={pageWidth} />
        <span className={styles['buttons']}>
          <ToolButton icon={RefreshCw} label={messages.reload} onClick={() => void preview.refetch()} />
          {url !== null && (
            <ToolButton
              icon={ExternalLink}
              label={messages.newTab}
              onClick={() => window.open(url, '_blank', 'noopener')}
            />
          )}
          <ToolButton icon={X} label={messages.close} onClick={actions.toggle} />
        </span>
      </div>
      {preview.isPending && <Spinner label={intl.formatMessage(messages.title)} />}
      {preview.isError && (
        <Banner title={intl.formatMessage(messages.failed)} tone="danger">
          <Button onClick={() => void preview.refetch()}>{intl.formatMessage(messages.retry)}</Button>
        </Banner>
      )}
      {missing.length > 0 && (
        <Banner title={intl.formatMessage(messages.title)}>
          {intl.formatMessage(messages.missing, { fields: intl.formatList(missing) })}
        </Banner>
      )}
      {url !== null && (
        <Page
          context={context}
          entry={entry}
          key={preview.dataUpdatedAt}
          origin={origin}
          secrets={secrets}
          url={url}
          width={pageWidth}
        />
      )}
    </section>
  );
}

interface PageProps extends OpenPreviewProps {
  readonly url: string;
  /** The names of attributes that the page must not receive. */
  readonly secrets: readonly string[];
  readonly width: PageWidth;
}

/** The page in a frame, which receives the unsaved values of the form. */
function Page({ context, entry, origin, url, secrets, width }: PageProps) {
  const intl = useIntl();
  const frame = useRef<HTMLIFrameElement>(null);
  const { contentType } = context;
  usePageMessages({ frame, origin, contentType, secrets, id: entry.id, locale: entry.locale ?? null });
  return (
    <div className={styles['page']}>
      {/* Scripts and storage of a website need its own origin, which is never that of the panel. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        className={styles['frame']}
        ref={frame}
        // Without `allow-top-navigation` the page cannot replace the panel.
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        src={url}
        style={width === 'fit' ? undefined : { inlineSize: `${width}px` }}
        title={intl.formatMessage(messages.title)}
      />
    </div>
  );
}

interface WidthSelectProps {
  readonly value: PageWidth;
  readonly onChange: (width: PageWidth) => void;
}

function WidthSelect({ value, onChange }: WidthSelectProps) {
  const intl = useIntl();
  const options = pageWidths.map((width) => ({
    value: width,
    // The symbol of the unit is the same in all languages.
    label: width === 'fit' ? intl.formatMessage(messages.fit) : `${width} px`,
  }));
  return (
    <Select
      aria-label={intl.formatMessage(messages.width)}
      onValueChange={onChange}
      options={options}
      size="small"
      value={value}
      width="content"
    />
  );
}

interface ToolButtonProps {
  readonly icon: typeof X;
  readonly label: { readonly id: string; readonly defaultMessage: string };
  readonly onClick: () => void;
}

function ToolButton({ icon, label, onClick }: ToolButtonProps) {
  const text = useIntl().formatMessage(label);
  return (
    <Tooltip content={text}>
      <IconButton icon={icon} label={text} onClick={onClick} size="small" />
    </Tooltip>
  );
}
