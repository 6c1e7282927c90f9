import type {Path} from '../syntax/ast';
import type {Scope} from './scope';

/** What a name means that's both an alias and an attribute, and how to write the attribute. */
interface Shadow {
  message: string;
  fix?: string;
}

/**
 * Catches a name that's both an alias and an attribute: `FIND Host AS os WHERE os = "Linux"`. It means the record, whose
 * display name is compared.
 */
export function shadowOf(path: Path, scope: Scope): Shadow | undefined {
  const [first] = path.names;
  if (!first || !scope.isAlias(path)) return undefined;
  const {text} = first;
  const named = scope.sources.find((source) => source?.alias === text);
  const owner = scope.sources.find((source) =>
    source?.models.some((model) => {
      const attribute = scope.udm.attributeOf(model, text);
      // An alias of what a reference of the same name leads to hardly misleads.
      const {target} = attribute ?? {};
      return attribute && !(target && named?.models.some((each) => scope.udm.isA(each, target)));
    }),
  );
  if (!owner) return undefined;
  const fix = owner.alias && `${owner.alias}.${text}`;
  const advice = fix ? `For the attribute, write ${fix}.` : 'For the attribute, rename the alias.';
  const message = `"${text}" is an alias here, so it means the record's name, not the attribute "${text}". ${advice}`;
  return {message, fix};
}
