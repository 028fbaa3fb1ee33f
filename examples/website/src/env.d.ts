declare namespace App {
  interface Locals {
    /** The token of a preview; undefined for visitors. */
    previewToken: string | undefined;
  }
}
