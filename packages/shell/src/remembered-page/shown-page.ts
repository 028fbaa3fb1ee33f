/** The page that the document shows until the panel has drawn its own. */
export interface ShownPage {
  /** Replaces it by the page of the panel: the focus stays, and what the user did is repeated there. */
  readonly takeOver: () => void;
  /** Shows only the elements with `data-stays`, above the page of the panel, which has drawn everything else. */
  readonly uncover: () => void;
  /** Removes it without repeating anything: the panel shows another page. */
  readonly leave: () => void;
}

declare global {
  var adminEarlyPage: ShownPage | undefined;
  /** Set once the document has what it needs for its page; resolves with whether it is shown, once it is painted. */
  var adminEarlyPagePending: Promise<boolean> | undefined;
  /** True once the panel has drawn its first page. */
  var adminPageShown: boolean | undefined;
}
