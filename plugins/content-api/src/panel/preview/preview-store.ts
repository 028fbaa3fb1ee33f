import { definePlainStore } from '@admin/shell';

/** The widths of a previewed page in pixels; `fit` is that of the preview. */
export const pageWidths = ['fit', '390', '768', '1280'] as const;

export type PageWidth = (typeof pageWidths)[number];

interface PreviewState {
  readonly isOpen: boolean;
  /** The width of the preview beside the form, in percent of the window. */
  readonly share: number;
  readonly pageWidth: PageWidth;
}

/** The smallest and largest width of the preview, in percent. */
export const shares = { min: 20, max: 65, step: 5 } as const;

const initial: PreviewState = { isOpen: false, share: 45, pageWidth: 'fit' };

/** True if the preview is open, and its widths; the same for all entries that are opened in turn. */
export const previewRef = definePlainStore({
  id: 'content-api.preview',
  state: initial,
  actions: (set) => ({
    toggle: () => set(({ isOpen }) => ({ isOpen: !isOpen })),
    resize: (share: number) => set({ share: Math.min(Math.max(Math.round(share), shares.min), shares.max) }),
    setPageWidth: (pageWidth: PageWidth) => set({ pageWidth }),
  }),
});
