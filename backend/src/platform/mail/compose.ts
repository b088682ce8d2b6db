import { escapeMarkup } from '@care/contracts/markup';
import type { Mail, MailContent, MailDraft } from './mail';
import { fillFrame, type MailFrame, type MailWords } from './mail-template';

const SMALL = 'font-size:14px;color:#4a5568';
const END = '</div></body></html>\n';

type Frame = ReturnType<typeof fillFrame>;

function asText({ paragraphs, entries = [], action, footer = [] }: MailContent, { greeting, signature }: Frame) {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  const small = footer.length > 0 ? [`--\n${footer.join('\n')}`] : [];
  const texts = entries.map(({ title, text, url }) => [title, text, url].filter(Boolean).join('\n'));
  return [greeting, ...paragraphs, ...texts, ...link, signature, ...small].join('\n\n');
}

const paragraph = (text: string, style = ''): string =>
  `<p style="margin:0 0 16px;${style}">${linked(escapeMarkup(text)).replaceAll('\n', '<br>')}</p>`;

/** Turns addresses in the text into links; the text is already escaped. */
const linked = (escaped: string): string =>
  escaped.replace(/https?:\/\/[^\s<]+[^\s<.,)]/g, (url) => `<a href="${url}" style="color:#1d4e89">${url}</a>`);

const entry = ({ title, text, url }: { title: string; text: string; url: string }): string =>
  `<h2 style="margin:24px 0 8px;font-size:18px"><a href="${escapeMarkup(url)}" style="color:#1d4e89">${escapeMarkup(title)}</a></h2>
${text ? paragraph(text) : ''}`;

function button({ label, url }: { label: string; url: string }): string {
  const look =
    'display:inline-block;padding:12px 20px;border-radius:6px;background:#1d4e89;color:#ffffff;text-decoration:none';
  return `<p style="margin:0 0 16px"><a href="${escapeMarkup(url)}" style="${look}">${escapeMarkup(label)}</a></p>
${paragraph(`Falls sich die Schaltfläche nicht öffnen lässt, kopieren Sie diese Adresse in Ihren Browser:\n${url}`, SMALL)}`;
}

function asHtml(
  { subject, paragraphs, entries = [], action, footer = [] }: MailContent,
  { greeting, signature }: Frame,
): string {
  const body = [
    paragraph(greeting),
    ...paragraphs.map((text) => paragraph(text)),
    ...entries.map(entry),
    action ? button(action) : '',
    paragraph(signature),
    ...footer.map((text) => paragraph(text, SMALL)),
  ];
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f5f7fa;font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1a202c">
<div style="max-width:600px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px;overflow-wrap:anywhere">
${body.filter(Boolean).join('\n')}
${END}`;
}

/** The mail with the lines of the operator below everything else. */
export function withImprint(mail: Mail, lines: readonly string[]): Mail {
  if (lines.length === 0) return mail;
  const { text, html } = mail;
  const imprint = lines.join('\n');
  return {
    ...mail,
    text: `${text}\n\n${imprint}`,
    html: `${html.slice(0, html.lastIndexOf(END))}${paragraph(imprint, SMALL)}\n${END}`,
  };
}

/** A mail from its content and the frame of all mails, as text and as HTML; all content is plain text and is escaped. */
export function composeMail(content: MailContent, frame: MailFrame): Mail {
  const { kind, to, subject, name, headers } = content;
  const around = fillFrame(frame, name);
  return {
    kind,
    to,
    subject,
    text: asText(content, around),
    html: asHtml(content, around),
    ...(headers && { headers }),
  };
}

/** The mail of a draft with its words. */
export const composeDraft = ({ url, ...draft }: MailDraft, { action, ...words }: MailWords, frame: MailFrame): Mail =>
  composeMail({ ...draft, ...words, ...(url && { action: { label: action, url } }) }, frame);
