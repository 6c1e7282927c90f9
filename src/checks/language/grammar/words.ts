/**
 * Words that are only verbs in our text, so that the tagger doesn't read a noun as one. Participles are listed
 * separately.
 */
export const pureVerbs =
  'accept|add|allow|appear|apply|arrive|ask|assign|avoid|begin|belong|bring|choose|collect|combine|compare|configure|connect|contain|create|decide|define|delete|deny|depend|describe|detect|disable|discover|enable|enter|exclude|exist|expect|expire|explain|fetch|find|follow|forget|gather|get|give|go|happen|hide|ignore|include|inherit|install|invite|join|keep|know|lead|learn|leave|lie|lose|make|merge|mean|notify|occur|pay|prefer|prevent|provide|publish|receive|recognize|recommend|refuse|reject|remain|remove|rename|replace|require|resolve|restore|retrieve|save|say|see|seem|select|send|speak|stop|store|submit|suggest|synchronize|take|tell|think|throw|try|verify|want|warn|write';

/** Verbs that can also be nouns: "a tab stop", "the last save". */
export const nounsLikeBaseForms =
  'fetch|find|include|install|invite|lead|lie|mean|merge|pay|save|say|select|stop|submit|try|want';

/** Verbs with -s that are also plural nouns. In "The tool limits calls", the verb comes first. */
export const nounsLikeVerbs =
  'accounts|agents|alerts|answers|assets|backups|benefits|blocks|breaks|builds|calls|changes|checks|claims|contacts|controls|copies|costs|counts|covers|dates|details|documents|drives|drops|ends|exports|faces|feeds|files|filters|fixes|forces|forms|gaps|grants|groups|guides|hits|hooks|hosts|images|imports|installs|issues|jobs|keys|labels|limits|links|lists|loads|locks|logs|marks|matches|means|measures|models|monitors|moves|names|needs|nodes|notes|orders|others|pages|passes|patches|places|plans|points|projects|queries|rates|reasons|records|releases|repeats|reports|requests|results|returns|roles|rules|runs|scans|schedules|scores|searches|sets|shares|signals|signs|sorts|sources|stages|starts|states|stops|sums|supports|tags|targets|tests|types|updates|users|uses|values|views|works';

/** Nouns that our text counts. */
export const countedNouns =
  'account|action|address|agent|alias|answer|application|asset|attribute|automation|button|campaign|certificate|change|chart|clause|cluster|column|condition|connector|container|control|dashboard|date|day|definition|device|difference|domain|environment|error|event|example|exception|factor|field|file|filter|finding|folder|format|function|group|host|hour|image|instance|integration|kind|level|limit|line|list|machine|menu|message|method|minute|model|month|name|network|number|operator|option|package|page|part|password|permission|person|place|policy|port|profile|project|query|question|rating|reason|record|relationship|release|report|repository|request|result|role|row|rule|scan|scanner|scope|score|second|section|server|service|session|setting|site|source|sprint|state|step|table|tag|team|technology|test|thing|ticket|time|token|tool|type|user|value|version|view|violation|visual|vulnerability|way|week|word|year';

/** Units that count as one amount, even in the plural: "12 hours is long". */
export const amounts = 'hours|days|weeks|months|minutes|seconds|years|times|percent';

/** Comparative adjectives. */
export const comparatives =
  'older|newer|later|earlier|higher|lower|longer|shorter|greater|smaller|larger|bigger|better|worse|faster|slower|deeper|sooner|farther|further|nearer|easier|harder|stronger|weaker|safer|cheaper|younger|wider|narrower|simpler|quicker|heavier|lighter|stricter|richer|poorer|cleaner|clearer|closer|fewer';

/** Verbs that begin our steps. */
export const commands =
  'accept|activate|add|agree|allow|always|answer|apply|ask|assign|attach|begin|block|bring|build|call|carry|change|check|choose|clear|close|collect|combine|come|commit|compare|complete|configure|confirm|connect|convert|copy|correct|count|create|cut|decide|define|delete|deny|deploy|describe|deselect|disable|disconnect|dismiss|distribute|divide|download|drag|draw|edit|embed|enable|enter|erase|evaluate|exclude|exit|expand|expect|explain|export|extend|extract|fill|filter|find|finish|fix|follow|force|forward|free|freeze|gather|generate|get|give|go|grant|group|hand|have|hide|hit|hold|hover|ignore|import|include|increase|insert|inspect|install|invite|invoke|join|keep|launch|leave|let|lift|limit|list|load|lock|log|look|lower|maintain|make|manage|map|mark|measure|mend|merge|migrate|monitor|mount|move|mute|name|narrow|never|note|obtain|open|order|overwrite|pass|paste|pause|pay|pick|place|plan|point|prepare|press|preview|print|promote|prove|provide|publish|pull|push|put|quit|raise|reach|read|rebuild|reconnect|record|recreate|redirect|reduce|refresh|register|reinstall|reject|relax|reload|rely|remove|rename|repair|repeat|replace|report|request|rerun|reset|resolve|restart|restore|retry|return|reuse|revert|review|revoke|rewrite|roll|rotate|route|run|save|say|scale|scan|schedule|scroll|search|see|select|send|separate|set|share|show|shut|sign|skip|sort|specify|split|start|stay|stop|store|submit|subscribe|summarize|supply|swap|switch|synchronize|take|teach|tell|test|tick|toggle|trace|train|transfer|trigger|trust|try|turn|type|unblock|uncheck|uninstall|unlock|unpack|unzip|update|upgrade|upload|use|validate|vary|verify|visit|wait|walk|warn|watch|wipe|work|wrap|write|zoom';

/** Verbs of our text that aren't in the other lists, because they don't begin steps and aren't only verbs. */
export const otherVerbs =
  'access|affect|alternate|cause|concern|contrast|cost|cover|differ|end|fail|fire|grade|help|hurt|imply|last|leak|matter|need|number|query|rank|renumber|repeat|return|run|score|serve|show|start|stream|suffice|support|sync|tie|vanish';
