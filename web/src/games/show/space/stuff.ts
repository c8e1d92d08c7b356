/** Materials of our own: one shader draws ribs, bricks, concrete, planks, bags and rubble from where a point lies, so
 *  that no picture has to be fetched and everything still is one thing to draw. */
import {
    Color,
    DoubleSide,
    FrontSide,
    MeshLambertMaterial,
    type WebGLProgramParametersWithUniforms,
} from "three";

const VERTEX_HEAD = `
attribute vec2 grain;
varying vec2 vGrain;
varying vec3 vSpot;
varying vec3 vFace;
`;
const VERTEX_BODY = `
vGrain = grain;
vSpot = (modelMatrix * vec4(position, 1.0)).xyz;
vFace = normalize(mat3(modelMatrix) * normal);
`;
const FRAGMENT_HEAD = `
varying vec2 vGrain;
varying vec3 vSpot;
varying vec3 vFace;
uniform vec3 rim;
uniform float dim;
float chance(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
float grainOf(float stuff, vec3 spot, vec3 face) {
    bool lid = face.y > 0.6;
    float along = abs(face.x) > abs(face.z) ? spot.z : spot.x;
    vec2 wall = lid ? spot.xz : vec2(along, spot.y);
    if (stuff < 0.5) return 1.0;
    if (stuff < 1.5) return lid ? 1.0 - 0.12 * step(0.92, fract(spot.x * 1.2)) : 0.84 + 0.2 * smoothstep(-0.4, 0.4, sin(along * 15.0));
    if (stuff < 2.5) {
        if (lid) return 0.95 + 0.08 * chance(floor(spot.xz * 2.0));
        vec2 brick = vec2(wall.x * 2.4, wall.y * 5.0);
        brick.x += 0.5 * mod(floor(brick.y), 2.0);
        vec2 edge = fract(brick);
        float mortar = step(0.93, edge.x) + step(0.84, edge.y);
        return mix(0.82 + 0.24 * chance(floor(brick)), 0.66, min(1.0, mortar));
    }
    if (stuff < 3.5) {
        vec2 slab = wall / 1.5;
        vec2 edge = fract(slab);
        float seam = step(0.975, edge.x) + step(0.975, edge.y);
        return mix(0.93 + 0.1 * chance(floor(slab)) + 0.04 * chance(floor(wall * 9.0)), 0.7, min(1.0, seam));
    }
    if (stuff < 4.5) {
        float plank = wall.y * 3.6;
        return mix(0.82 + 0.26 * chance(vec2(floor(plank), 3.0)), 0.6, step(0.9, fract(plank)));
    }
    if (stuff < 5.5) {
        vec2 bag = vec2(wall.x * 1.5, wall.y * 3.4);
        bag.x += 0.5 * mod(floor(bag.y), 2.0);
        vec2 middle = fract(bag) - 0.5;
        return 1.12 - 1.5 * dot(middle * vec2(0.8, 1.0), middle);
    }
    if (stuff < 6.5) return 0.72 + 0.5 * chance(floor(spot.xz * 3.1 + spot.y * 2.3));
    if (stuff < 7.5) return fract((wall.x + wall.y) * 0.9) < 0.5 ? 1.0 : 0.16;
    return 0.9 + 0.1 * sin(spot.y * 40.0);
}
`;
const FRAGMENT_COLOUR = `
#include <color_fragment>
diffuseColor.rgb *= grainOf(vGrain.x, vSpot, normalize(vFace));
`;
const FRAGMENT_GLOW = `
#include <emissivemap_fragment>
totalEmissiveRadiance += vColor.rgb * vGrain.y;
float away = 1.0 - abs(dot(normalize(vViewPosition), normal));
totalEmissiveRadiance += rim * (0.02 + 0.95 * pow(away, 3.0));
`;
const FRAGMENT_END = `
#include <opaque_fragment>
gl_FragColor.rgb *= dim;
`;

export interface Shade {
    /** The light at the rim of everything, in the colour of a team. */
    rim?: string;
    /** 1: as it is; less: in the dark. */
    dim?: number;
    /** Less than 1: one looks through it. */
    opacity?: number;
    smooth?: boolean;
}

export class Stuff extends MeshLambertMaterial {
    readonly #rim = { value: new Color(0) };
    readonly #dim = { value: 1 };

    constructor({ rim, dim = 1, opacity = 1, smooth = true }: Shade = {}) {
        super({ vertexColors: true, flatShading: !smooth, side: opacity < 1 ? DoubleSide : FrontSide });
        if (rim) this.#rim.value.set(rim);
        this.#dim.value = dim;
        if (opacity < 1) {
            this.transparent = true;
            this.opacity = opacity;
            this.depthWrite = false;
        }
        this.customProgramCacheKey = () => "stuff";
    }
    set rim(colour: string) {
        this.#rim.value.set(colour);
    }
    set dim(part: number) {
        this.#dim.value = part;
    }
    override onBeforeCompile(shader: WebGLProgramParametersWithUniforms): void {
        Object.assign(shader.uniforms, { rim: this.#rim, dim: this.#dim });
        shader.vertexShader = (VERTEX_HEAD + shader.vertexShader).replace(
            "#include <begin_vertex>",
            `#include <begin_vertex>${VERTEX_BODY}`,
        );
        shader.fragmentShader = (FRAGMENT_HEAD + shader.fragmentShader)
            .replace("#include <color_fragment>", FRAGMENT_COLOUR)
            .replace("#include <emissivemap_fragment>", FRAGMENT_GLOW)
            .replace("#include <opaque_fragment>", FRAGMENT_END);
    }
}
