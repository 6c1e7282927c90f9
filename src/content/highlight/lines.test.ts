import {describe, expect, it} from 'vitest';
import {keepWords, linesOf} from './lines';

describe('linesOf', () => {
  it('puts each line in an element, including empty lines', () => {
    expect(linesOf('<b>a</b>\n\nc', 'a\n\nc', {})).toBe(
      '<span class="token-line"><b>a</b><br></span>' +
        '<span class="token-line"><br></span>' +
        '<span class="token-line">c<br></span>',
    );
  });

  it('removes the comments that mark lines, and gives marked lines their class', () => {
    const html = 'a &lt; b\n<i># highlight-next-line</i>\n<b>c</b>\nd';
    expect(linesOf(html, 'a < b\nc\nd', {1: ['marked']})).toBe(
      '<span class="token-line">a &lt; b<br></span>' +
        '<span class="token-line marked"><b>c</b><br></span>' +
        '<span class="token-line">d<br></span>',
    );
  });

  it('says how far a line is indented, so that a wrapped line continues below its beginning', () => {
    expect(linesOf('{\n    <b>a</b>\n  \n}', '{\n    a\n  \n}', {})).toBe(
      '<span class="token-line">{<br></span>' +
        '<span class="token-line" style="--indent:4ch">    <b>a</b><br></span>' +
        '<span class="token-line">  <br></span>' +
        '<span class="token-line">}<br></span>',
    );
  });
});

it('keeps options and parts of addresses whole, unless they are too long for a phone', () => {
  expect(keepWords('<b>curl</b> --show-error -s "/a/pentest-reports" a - b x=1')).toBe(
    '<b>curl</b> <span class="unbroken">--show-error</span> <span class="unbroken">-s</span>' +
      ' "/a/<span class="unbroken">pentest-reports</span>" a - b x=1',
  );
  expect(keepWords('<b>$URL</b>/api/v1/channels/findings/batch-1')).toBe(
    '<b>$URL</b>/<wbr>api/<wbr>v1/<wbr>channels/<wbr>findings/<wbr><span class="unbroken">batch-1</span>',
  );
  const id = '0b9e6d1c-7f42-4a3e-8a55-2d1f60c9b7aa';
  expect(keepWords(id)).toBe(id);
});
