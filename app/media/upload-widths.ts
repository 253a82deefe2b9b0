/** The widths in which an upload is drawn, up to its own width. After a change here, earlier uploads keep their widths. */
export const UPLOAD_WIDTHS = [160, 320, 640, 1024, 1600] as const;
