import {maxQueryLength} from '../../base/search-field';
import {isSearchShortcut} from '../../base/search-shortcut';
import {key as keptKey} from '../stale-builds/kept';
import {answerEarly} from './answer-early';
import {isCostly} from './is-costly';
import {keepInteractions} from './keep-interactions';
import {markSection} from './mark-section';
import {startScript} from './start-script';
import {styleRules} from './style-rules';
import {tellFailure} from './tell-failure';

/**
 * Docusaurus's template with the script after the content. It names the script files without loading them: the files
 * that all pages share, and the parts of this page, which src/docusaurus/client makes available to Docusaurus. The
 * inline script is the same on every page, so one hash allows it:
 * https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate
 */
export const template = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <% it.scripts.forEach((script) => { %>
      <script type="text/later" src="<%= it.baseUrl %><%= script %>"></script>
    <% }); %>
    <script>
      (${startScript})(${JSON.stringify(keptKey)}, ${isCostly});
      (${keepInteractions})(${isSearchShortcut}, (${answerEarly})(${maxQueryLength}, "<%= it.baseUrl %>"));
      (${tellFailure})(${styleRules});
      (${markSection})();
    </script>
  </body>
</html>
`;
